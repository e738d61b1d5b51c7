import * as m from '#paraglide/messages.js';
import { decimal } from '#shared/format/index.ts';
import { Ltr } from '#shared/ui/inline-list.tsx';
import { Filled, gap } from '#shared/ui/person-name.tsx';
import { dayOf } from '#shared/records/lab-values.ts';
import { FlagChip, Reading } from '#shared/records/reading.tsx';
import type { TrendValue } from '#shared/records/types.ts';

/** The values as a table, newest first. */
export const TrendTable = ({ values, unit }: { values: readonly TrendValue[]; unit: string | null }) => (
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
          <td className="py-3">{dayOf(v)}</td>
          <td className="py-3">
            <Reading result={v} />
            {v.converted && (
              <span className="block text-small text-muted">
                <Filled sentence={m.records_converted({ value: decimal(v.converted.decimal), unit: gap })}>
                  <Ltr>{unit}</Ltr>
                </Filled>
              </span>
            )}
          </td>
          <td className="py-3">
            <FlagChip result={v} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
