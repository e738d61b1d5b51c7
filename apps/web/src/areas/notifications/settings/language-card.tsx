import * as m from '#paraglide/messages.js';
import { RadioCards } from '#shared/ui/choices.tsx';
import { toast } from '#shared/ui/toast.ts';
import { useMessageLanguage } from './queries.ts';
import type { Settings } from './api-types.ts';

/** A language says its own name in itself. */
const names = {
  ar: () => <bdi lang="ar">{m.notifications_language_ar()}</bdi>,
  en: () => <bdi lang="en">{m.notifications_language_en()}</bdi>,
};

/** In which language messages are written. */
export const LanguageCard = ({ settings: { id, language } }: { settings: Settings }) => {
  const change = useMessageLanguage(id);
  const choose = (to: 'ar' | 'en'): void =>
    change.mutate(to, { onSuccess: () => toast.success(m.notifications_language_saved()) });
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-h2">{m.notifications_language()}</h2>
      <p className="text-small text-muted">{m.notifications_language_detail()}</p>
      <RadioCards
        label={m.notifications_language()}
        labelHidden
        value={change.isPending ? change.variables : language}
        onChange={choose}
        options={(['ar', 'en'] as const).map((value) => ({ value, label: names[value]() }))}
        columns={2}
      />
    </section>
  );
};
