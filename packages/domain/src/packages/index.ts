export {
  backFrom,
  isLate,
  mayCancelPackage,
  mayUseAnyOf,
  mayUseService,
  packageStatus,
  paidOf,
  unusedOf,
  type PackageFacts,
  type PackageState,
  type PackageStatus,
} from './package-state.ts';
export { grossOf, packageRules, serviceShares, termsOf } from './terms.ts';
