import { textFromRich, type ContentFields, type ContentKind, type Panorama } from '@balsam/domain/content';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { ArticleBody } from '#shared/content/article-body.tsx';
import { AnnouncementNote } from '#shared/content/announcement-note.tsx';
import BannerCard from '#shared/content/banner-card.tsx';
import { PackageCard, PackagePrice } from '#shared/content/package-card.tsx';
import { ServiceList } from '#shared/content/package-services.tsx';
import { PromotionCard } from '#shared/content/promotion-card.tsx';
import { QuestionList } from '#shared/content/question-list.tsx';
import { getLocale } from '#shared/i18n/locale.ts';
import { PanoramaView } from '#shared/panorama/panorama-view.tsx';
import { useLook } from '#shared/panorama/use-look.ts';
import { Card } from '#shared/ui/card.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { photoQuery } from '#shared/ui/photo.ts';
import { Tabs } from '#shared/ui/tabs.tsx';
import { TermsText } from '#shared/ui/terms-text.tsx';
import { pictureAddress } from './picture-field.tsx';
import { tableTextPlace } from './symptom-texts.ts';

type Language = 'ar' | 'en';
type Texts = {
  readonly lang: Language;
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  readonly action: string;
};

/** The texts of one language, given as both: whatever the screen speaks, they are what is shown. */
const textsIn = (fields: ContentFields, lang: Language): Texts =>
  lang === 'ar'
    ? { lang, title: fields.title_ar, summary: fields.summary_ar, body: fields.body_ar, action: fields.action_ar }
    : { ...fields, lang };

/** A pair of titles with that of one language as both. */
const titleIn = (lang: Language, pair: { readonly title: string; readonly title_ar: string }) => {
  const title = lang === 'ar' ? pair.title_ar : pair.title;
  return { title, title_ar: title };
};

type ShownProps = { readonly kind: ContentKind; readonly fields: ContentFields; readonly texts: Texts };

const Promotion = ({ fields, texts, url }: Omit<ShownProps, 'kind'> & { url: string | null }) => (
  <PromotionCard
    promotion={{
      ...fields,
      title: texts.title,
      title_ar: texts.title,
      details: texts.summary,
      details_ar: texts.summary,
      starts_on: fields.starts_on ?? '2026-01-01',
      ends_on: fields.ends_on ?? '2026-01-01',
      image: fields.drawing ?? 'gift',
      image_url: url,
      state: 'active',
      state_label: m.content_promotion_active(),
      state_label_ar: m.content_promotion_active(),
    }}
  />
);

const Package = ({ fields, texts: { lang, title, summary } }: Omit<ShownProps, 'kind'>) => {
  const { price, services } = fields;
  const alone = services.reduce((all, { quantity, unit_price: one }) => all + quantity * (one ?? 0), 0);
  const { data } = useQuery(api.hospital.parentSpecialities.query({ quiet: true }));
  return (
    <>
      <PackageCard
        offer={{
          title,
          title_ar: title,
          description: summary,
          description_ar: summary,
          image: fields.drawing ?? 'shield',
          most_terms: fields.most_terms ?? 1,
        }}
        price={
          <PackagePrice total={price ?? 0} words={m.booking_before_vat()} saved={price === null ? 0 : alone - price} />
        }
      />
      <ServiceList
        services={services.map(({ unit_price: one, speciality_id: wanted, ...service }, n) => {
          const speciality = data?.items.find(({ id }) => id === wanted);
          return {
            ...service,
            ...titleIn(lang, service),
            id: n,
            unit_price: one ?? 0,
            speciality: speciality ? titleIn(lang, speciality) : null,
          };
        })}
      />
    </>
  );
};

const SymptomTexts = ({ fields, texts: { lang } }: Omit<ShownProps, 'kind'>) => (
  <Card flush>
    <ul className="divide-y divide-line">
      {fields.symptom_texts.map((text) => (
        <li key={text.code} className="flex flex-col px-4 py-3">
          <span>{text[lang]}</span>
          <span className="text-small text-muted">{tableTextPlace(text.code)}</span>
        </li>
      ))}
    </ul>
  </Card>
);

const PlacePreview = ({ panorama, name }: { panorama: Panorama; name: string }) => (
  <PanoramaView panorama={panorama} name={name} spots={[]} chosen={undefined} onSpot={() => {}} state={useLook()} />
);

const Shown = ({ kind, fields, texts }: ShownProps) => {
  const address = useQuery({ ...photoQuery(pictureAddress(fields.picture ?? '')), enabled: fields.picture !== null });
  const url = address.data ?? null;
  const { title, summary, body, action } = texts;
  const { drawing, link } = fields;
  if (kind === 'article')
    return (
      <>
        <h3 className="text-h1">{title}</h3>
        <ArticleBody
          article={{ summary, summary_ar: summary, body, body_ar: body, drawing, picture_url: url }}
          size="text-body"
        />
      </>
    );
  if (kind === 'banner')
    return (
      <BannerCard
        banner={{
          title,
          title_ar: title,
          text: summary,
          text_ar: summary,
          action,
          action_ar: action,
          link: link || '/',
          image: drawing ?? '',
          image_url: url,
        }}
      />
    );
  if (kind === 'promotion') return <Promotion fields={fields} texts={texts} url={url} />;
  if (kind === 'package') return <Package fields={fields} texts={texts} />;
  if (kind === 'symptoms') return <SymptomTexts fields={fields} texts={texts} />;
  if (kind === 'announcement')
    return <AnnouncementNote announcement={{ title, title_ar: title, text: summary, text_ar: summary, link }} />;
  if (kind === 'question')
    return (
      <QuestionList
        questions={[{ id: 0, question: title, question_ar: title, answer: body, answer_ar: body }]}
        isOpen
      />
    );
  if (kind === 'place')
    return (
      <>
        <h3 className="text-h2">{title}</h3>
        <p className="text-text-2">{summary}</p>
        {fields.panorama && <PlacePreview panorama={fields.panorama} name={title} />}
      </>
    );
  return <TermsText title={title} body={textFromRich(body, texts.lang)} />;
};

/** What a patient will see, in either language, before anybody does. */
const PreviewDialog = ({ kind, fields, onClose }: Omit<ShownProps, 'texts'> & { onClose: () => void }) => {
  const [lang, setLang] = useState(getLocale);
  return (
    <Dialog open broad closable onClose={onClose} title={m.content_preview_title()}>
      <Tabs
        label={m.content_preview_language()}
        variant="segments"
        tabs={[
          { key: 'ar', label: m.content_arabic() },
          { key: 'en', label: m.content_english() },
        ]}
        value={lang}
        onChange={setLang}
      >
        <div lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'} className="mx-auto flex max-w-160 flex-col gap-3">
          <Shown kind={kind} fields={fields} texts={textsIn(fields, lang)} />
        </div>
      </Tabs>
    </Dialog>
  );
};

export default PreviewDialog;
