import * as m from '../../../paraglide/messages.js';
import { day } from '../../../shared/format/index.ts';
import { FlagChip, Reading } from './reading.tsx';
import type { LabResult } from './types.ts';

/** The values as a table, newest first. */
export const TrendTable = ({ values }: { values: readonly LabResult[] }) => (
  <table className="w-full text-start">
    <thead>
      <tr className="border-b border-line text-small text-muted">
        <th scope="col" className="py-2 text-start font-medium">
          {m.records_col_day()}
        </th>
        <th scope="col" className="py-2 text-start font-medium">
          {m.records_col_value()}
        </th>
        <th scope="col" className="py-2 text-start font-medium">
          {m.records_col_flag()}
        </th>
      </tr>
    </thead>
    <tbody className="divide-y divide-line">
      {values.toReversed().map((v) => (
        <tr key={v.id}>
          <td className="py-3">{day(v.day)}</td>
          <td className="py-3">
            <Reading of={v} />
          </td>
          <td className="py-3">
            <FlagChip flag={v.flag} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
