import { useMutation } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { money, percent } from '#shared/format/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { saveFile } from '#shared/api/save-file.ts';
import type { AppointmentDetail } from '#shared/visits/appointment.ts';

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-3">
    <dt className="text-text-2">{name}</dt>
    <dd className="tabular font-medium">{children}</dd>
  </div>
);

type Kind = 'invoice' | 'credit_note';
type Language = 'ar' | 'en';

const languages = [
  { lang: 'ar', word: m.patient_receipt_ar },
  { lang: 'en', word: m.patient_receipt_en },
] as const;

const Download = ({ id, kind, lang, word }: { id: number; kind: Kind; lang: Language; word: string }) => {
  const fetching = useMutation({
    mutationFn: () => api.billing.appointmentReceipt({ params: { id }, query: { lang, kind } }),
    onSuccess: (file) => saveFile(file, `balsam-${kind === 'invoice' ? 'invoice' : 'credit-note'}-${id}-${lang}.pdf`),
  });
  return (
    <Button variant="outline" size="sm" icon={FileDown} pending={fetching.isPending} onClick={() => fetching.mutate()}>
      {word}
    </Button>
  );
};

const Receipts = ({ id, kind, title }: { id: number; kind: Kind; title: string }) => (
  <div className="flex flex-col gap-2 border-t border-line pt-4">
    <h3 className="font-bold">{title}</h3>
    <div className="grid grid-cols-2 gap-2.5">
      {languages.map(({ lang, word }) => (
        <Download key={lang} id={id} kind={kind} lang={lang} word={word()} />
      ))}
    </div>
  </div>
);

/** What it costs and, once it is paid, the tax invoice; after a refund the credit note as well. */
export const PriceCard = ({ appointment }: { appointment: AppointmentDetail }) => {
  const wasPaid = appointment.events.some(({ kind }) => kind === 'paid') && appointment.total > 0;
  return (
    <Card as="section" className="flex flex-col gap-4">
      <h2 className="text-h3">{m.patient_price_title()}</h2>
      <dl className="flex flex-col gap-2">
        <Line name={m.patient_price_visit()}>{money(appointment.price)}</Line>
        <Line name={m.patient_price_vat({ percent: percent(appointment.vat_percent) })}>{money(appointment.vat)}</Line>
        <div className="mt-1 flex items-baseline justify-between gap-3 border-t border-line pt-3">
          <dt className="font-bold">{m.patient_price_total()}</dt>
          <dd className="tabular text-h2">{money(appointment.total)}</dd>
        </div>
      </dl>
      {wasPaid && <Receipts id={appointment.id} kind="invoice" title={m.patient_receipt_title()} />}
      {wasPaid && appointment.status === 'cancelled' && (
        <Receipts id={appointment.id} kind="credit_note" title={m.patient_credit_note_title()} />
      )}
    </Card>
  );
};
