import type { CallReply } from '@balsam/contract/call';
import type { records } from '@balsam/contract/records';
import {
  Activity,
  BedDouble,
  CalendarDays,
  ClipboardList,
  FileText,
  FlaskConical,
  HeartPulse,
  Hospital,
  type LucideIcon,
  Pill,
  ScanLine,
  Scissors,
  ShieldAlert,
  ShieldCheck,
  Siren,
  Syringe,
  Video,
} from 'lucide-react';
import * as m from '#paraglide/messages.js';

export type TimelineList = CallReply<typeof records.timelineAll>;
export type TimelineItem = TimelineList['items'][number];
export type TimelineKind = TimelineList['kinds'][number];

/** What the filters are called. */
export const kindLabels: Readonly<Record<TimelineKind, () => string>> = {
  visit: m.records_kind_visit,
  appointment: m.records_kind_appointment,
  lab: m.records_kind_lab,
  measurement: m.records_kind_measurement,
  radiology: m.records_kind_radiology,
  report: m.records_kind_report,
  medicine: m.records_kind_medicine,
  vaccine: m.records_kind_vaccine,
  condition: m.records_kind_condition,
  procedure: m.records_kind_procedure,
  allergy: m.records_kind_allergy,
  care_plan: m.records_kind_care_plan,
  insurance: m.records_kind_insurance,
};

const icons: Readonly<Record<string, LucideIcon>> = {
  visit: Hospital,
  virtual: Video,
  emergency: Siren,
  inpatient: BedDouble,
  appointment: CalendarDays,
  lab: FlaskConical,
  measurement: HeartPulse,
  radiology: ScanLine,
  report: FileText,
  medicine: Pill,
  vaccine: Syringe,
  condition: Activity,
  procedure: Scissors,
  allergy: ShieldAlert,
  care_plan: ClipboardList,
  insurance: ShieldCheck,
};

export const kindIcon = (kind: string): LucideIcon => icons[kind] ?? FileText;
