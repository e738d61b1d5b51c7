export {
  initialsOf,
  isSickLeave,
  lastSickDay,
  mayMoveReport,
  openReportStates,
  reportKinds,
  reportMoves,
  reportStates,
  sickLeaveRules,
  type ReportDocumentKind,
  type ReportState,
} from './states.ts';
