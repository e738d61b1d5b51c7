import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../styles.css';
import { LinkPage } from './link-page.tsx';

/*
 * `/shl`: a document of its own beside the app, since it may connect to any hospital. It is built apart, shares no running code with the app and
 * never reads a log-in (docs/decisions/0049).
 */
const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <LinkPage />
  </StrictMode>,
);
