export {
  isShareEnd,
  mayOpenShare,
  shareStateOf,
  sharingRules,
  summaryParts,
  type Share,
  type ShareState,
  type SummaryPart,
} from './share.ts';
