import { useMutation } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { saveFile } from '#shared/api/save-file.ts';
import { Button } from '#shared/ui/button.tsx';

const Download = ({ id, lang, word }: { readonly id: number; readonly lang: 'ar' | 'en'; readonly word: string }) => {
  const fetching = useMutation({
    mutationFn: () => api.visits.summaryFile({ params: { id }, query: { lang } }),
    onSuccess: (file) => saveFile(file, `balsam-visit-${id}-${lang}.pdf`),
  });
  return (
    <Button variant="outline" size="sm" icon={FileDown} pending={fetching.isPending} onClick={() => fetching.mutate()}>
      {word}
    </Button>
  );
};

/** A signed summary as PDF, in either language. */
export const SummaryDownloads = ({ id }: { readonly id: number }) => (
  <div className="flex flex-wrap gap-2.5">
    <Download id={id} lang="ar" word={m.visits_summary_pdf_ar()} />
    <Download id={id} lang="en" word={m.visits_summary_pdf_en()} />
  </div>
);
