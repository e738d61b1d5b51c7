import { TriangleAlert } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { inLocale } from '#shared/i18n/locale.ts';
import { Note } from '#shared/ui/note.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import type { MedicationList } from './queries.ts';

type Warning = MedicationList['warnings'][number];

const kinds: Readonly<Record<Warning['kind'], () => string>> = {
  allergy: m.medicines_warning_allergy,
  interaction: m.medicines_warning_interaction,
  duplicate: m.medicines_warning_duplicate,
};

const WarningNote = ({ warning }: { warning: Warning }) => (
  <Note tone={warning.severity === 'serious' ? 'danger' : 'warning'} icon={TriangleAlert}>
    <p className="font-bold">{kinds[warning.kind]()}</p>
    <p className="flex flex-wrap gap-x-2">
      {warning.between.map((name, n) => (
        <span key={name} className={n > 0 ? 'border-s border-current/30 ps-2' : ''}>
          <Marked>{inLocale(name, warning.between_ar[n] ?? name)}</Marked>
        </span>
      ))}
    </p>
    <p>{inLocale(warning.text, warning.text_ar)}</p>
  </Note>
);

/** What to think about among the medicines that are taken now; it never claims to be complete. */
export const WarningNotes = ({ warnings }: { warnings: readonly Warning[] }) =>
  warnings.length === 0 ? null : (
    <section aria-label={m.medicines_warnings()} className="flex flex-col gap-3">
      {warnings.map((warning) => (
        <WarningNote key={`${warning.kind} ${warning.between.join(' ')}`} warning={warning} />
      ))}
      <p className="text-small text-muted">{m.medicines_warnings_note()}</p>
    </section>
  );
