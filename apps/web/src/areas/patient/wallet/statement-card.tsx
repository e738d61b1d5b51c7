import { useMutation } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { riyadhDay } from '@balsam/domain/time';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { saveFile } from '#shared/api/save-file.ts';
import { month as monthText } from '#shared/format/index.ts';
import { getLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';

const monthsShown = 12;

/** The last twelve months, this one first, as `2026-11`. */
const lastMonths = (today: string): string[] => {
  const [year = 0, n = 1] = today.split('-').map(Number);
  return Array.from({ length: monthsShown }, (_, back) => {
    const at = year * 12 + n - 1 - back;
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
};

/** A statement of one month as PDF. */
export const StatementCard = () => {
  const [months] = useState(() => lastMonths(riyadhDay(new Date())));
  const [month, setMonth] = useState(months[0] ?? '');
  const lang = getLocale();
  const fetching = useMutation({
    mutationFn: () => api.billing.walletStatement({ query: { month, lang } }),
    onSuccess: (file) => saveFile(file, `balsam-wallet-${month}-${lang}.pdf`),
  });
  return (
    <Card as="section" className="flex flex-col gap-4">
      <h2 className="text-h3">{m.billing_statement()}</h2>
      <SelectField
        label={m.billing_month()}
        value={month}
        onChange={(event) => setMonth(event.currentTarget.value)}
        options={months.map((value) => ({ value, label: monthText(`${value}-01`) }))}
      />
      <Button variant="outline" icon={FileDown} pending={fetching.isPending} onClick={() => fetching.mutate()}>
        {m.billing_statement_get()}
      </Button>
    </Card>
  );
};
