export { isAmended, isRetracted } from './status.ts';
