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
  type UseRefusal,
} from './package-state.ts';
export { grossOf, packageRules, serviceShares, termsOf, validUntil } from './terms.ts';
