export { isRetracted } from './status.ts';
