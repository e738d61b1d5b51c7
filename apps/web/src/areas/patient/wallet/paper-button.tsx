import { useMutation } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { saveFile } from '#shared/api/save-file.ts';
import { getLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import type { Paper } from './types.ts';

type PaperProps = { readonly paymentId: number; readonly kind: Paper['kind']; readonly note?: number };

/** The tax invoice or credit note of a payment as PDF, in the language of the screen. */
export const PaperButton = ({ paymentId, kind, note }: PaperProps) => {
  const lang = getLocale();
  const fetching = useMutation({
    mutationFn: () =>
      api.billing.receipt({
        params: { id: String(paymentId) },
        query: { lang, kind, ...(note !== undefined && { note: String(note) }) },
      }),
    onSuccess: (file) => saveFile(file, `balsam-${kind.replace('_', '-')}-${note ?? paymentId}-${lang}.pdf`),
  });
  return (
    <Button variant="text" size="sm" icon={FileDown} pending={fetching.isPending} onClick={() => fetching.mutate()}>
      {kind === 'invoice' ? m.billing_invoice() : m.billing_credit_note()}
    </Button>
  );
};
