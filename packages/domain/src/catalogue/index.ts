export { categoryCodes, categoryOfAtc, type CategoryCode } from './categories.ts';
export { dosageForm, dosageForms, type DosageForm } from './forms.ts';
export { indicationWords } from './indications.ts';
export { maxChosen, priceBands, priceEdges } from './narrowing.ts';
export {
  nameWithStrength,
  namesWithPack,
  packOf,
  packWords,
  productName,
  strengthText,
  type Pack,
} from './product-name.ts';
export { isRecall, mayBeSold, unknownStatus, type RegisterEntry, type RegisterRefusal } from './register.ts';
export { needsPrescription } from './register-status.ts';
export { registerPrice } from './register-price.ts';
export { spellingsOf } from './spellings.ts';
export { isColdChain, storageOf, type Storage } from './storage.ts';
export { strengthInArabic } from './units.ts';
export { categoryWords, complaintWords, formWords, kindWords, searchWordTables, substanceWords } from './words.ts';
