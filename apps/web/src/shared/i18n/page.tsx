import { type ComponentType, useEffect } from 'react';
import * as m from '#paraglide/messages.js';
import { useLocale } from './locale.ts';

/**
 * A route's component with the title of its page (SPEC §2), drawn again (not mounted again) when the language changes: texts are read while
 * drawing. The title comes with the page, so that the first file of the application does not carry those of all of them.
 */
export const page = (title: () => string, Page: ComponentType) => {
  const TitledPage = () => {
    useLocale();
    const text = `${title()} | ${m.shell_app_name()}`;
    useEffect(() => {
      document.title = text;
    }, [text]);
    return <Page />;
  };
  return Object.assign(TitledPage, { title });
};
