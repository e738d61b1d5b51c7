export { fromSar, halalas, sarText, sum, toSar, type Halalas } from './halalas.ts';
export { shareByLargestRemainder } from './share.ts';
export { vatInside, vatOf } from './vat.ts';
