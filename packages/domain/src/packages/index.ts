export {
  backFrom,
  isLate,
  mayCancelPackage,
  mayUseService,
  packageStatus,
  paidOf,
  takenOf,
  unusedOf,
  type PackageFacts,
  type PackageState,
  type PackageStatus,
} from './package-state.ts';
export { grossOf, packageRules, serviceShares, termsOf, type Taxed } from './terms.ts';
