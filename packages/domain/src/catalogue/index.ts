export { categoryCodes, categoryOfAtc, type CategoryCode } from './categories.ts';
export { dosageForm, dosageForms, type DosageForm } from './forms.ts';
export { mostChosen, priceBands, priceEdges } from './narrowing.ts';
export { packOf, productName, strengthText, type Pack } from './product-name.ts';
export { mayBeSold, registerPrices, type RegisterEntry, type RegisterRefusal } from './register.ts';
export { registerPrice } from './register-price.ts';
export { spellingsOf } from './spellings.ts';
export { isColdChain, storageOf, type Storage } from './storage.ts';
export { categoryWords, formWords } from './words.ts';
