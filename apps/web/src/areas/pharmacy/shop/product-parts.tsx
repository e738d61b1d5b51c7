import { ChevronDown, FileText, Snowflake, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { day, money, percent } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Chip } from '#shared/ui/chip.tsx';
import { Ltr } from '#shared/ui/inline-list.tsx';
import { Note } from '#shared/ui/note.tsx';
import { StockLine } from './badges.tsx';
import { sectionsOf } from './leaflet-sections.ts';
import { AsRegistered, TitleOf } from '../product/product-words.tsx';
import { Price } from './product-card.tsx';
import type { ProductDetail } from './api-types.ts';
import { measureText, packText } from '#shared/pharmacy/pack-text.ts';
import { formTitles, storageTitles } from '#shared/pharmacy/product-labels.ts';

type Of = { readonly product: ProductDetail };

type SummaryProps = Of & {
  /** From this sum of goods on normal delivery is free, SAR; nothing while that is not known. */
  readonly freeFrom: number | undefined;
};

/** What it costs, whether it is there, what is special about it, and how soon it comes. */
export const Summary = ({ product, freeFrom }: SummaryProps) => (
  <>
    <div className="flex flex-wrap items-center gap-2">
      <StockLine stock={product.stock} />
      <Chip
        tone={product.is_prescription ? 'dependent' : 'neutral'}
        icon={product.is_prescription ? FileText : undefined}
      >
        {product.is_prescription ? m.pharmacy_with_rx() : m.pharmacy_without_rx()}
      </Chip>
      {product.is_cold_chain && (
        <Chip tone="accent" icon={Snowflake}>
          {m.pharmacy_keep_cold()}
        </Chip>
      )}
    </div>
    <div>
      <Price product={product} large />
      <p className="text-small text-muted">
        {product.vat_percent === 0
          ? m.pharmacy_no_vat()
          : m.pharmacy_with_vat({ percent: percent(product.vat_percent) })}
      </p>
    </div>
    <OfferNote product={product} />
    <Note tone="success" icon={Truck}>
      {freeFrom === undefined ? m.pharmacy_delivery_fast() : m.pharmacy_delivery_promise({ minimum: money(freeFrom) })}
    </Note>
  </>
);

/** An offer ends at the first moment that is not of it: one until Sunday's midnight is over with Saturday. */
const lastMomentOf = ({ endsAt }: NonNullable<Of['product']['offer']>): Date => new Date(Date.parse(endsAt) - 1);

const OfferNote = ({ product: { offer } }: Of) =>
  offer && (
    <p>
      <strong>{inLocale(offer.title, offer.titleAr)}</strong>{' '}
      <span className="text-muted">{m.pharmacy_offer_until({ day: day(lastMomentOf(offer)) })}</span>
    </p>
  );

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="min-w-0 rounded-md border border-line bg-surface p-3">
    <dt className="text-small text-muted">{title}</dt>
    <dd className="break-words">{children}</dd>
  </div>
);

/** What is in it, how much of it, and how it is kept. */
export const ProductFacts = ({ product }: Of) => {
  const substance = inLocale(product.scientific_name, product.scientific_name_ar || product.scientific_name);
  return (
    <dl className="grid grid-cols-2 gap-2.5">
      {substance !== '' && (
        <Fact title={m.pharmacy_substance()}>
          <AsRegistered>{substance}</AsRegistered>
        </Fact>
      )}
      {product.strength !== '' && (
        <Fact title={m.pharmacy_strength()}>
          <AsRegistered>{measureText(product.strength)}</AsRegistered>
        </Fact>
      )}
      <Fact title={m.pharmacy_form()}>{formTitles[product.form]()}</Fact>
      {(product.pack_count !== null || product.pack_size !== '') && (
        <Fact title={m.pharmacy_pack()}>
          <AsRegistered>{packText({ count: product.pack_count, size: product.pack_size })}</AsRegistered>
        </Fact>
      )}
      <Fact title={m.pharmacy_storage()}>{storageTitles[product.storage]()}</Fact>
      {product.barcode !== null && (
        <Fact title={m.pharmacy_barcode()}>
          <Ltr>{product.barcode}</Ltr>
        </Fact>
      )}
    </dl>
  );
};

const Fold = ({ title, open = false, children }: { title: string; open?: boolean; children: ReactNode }) => (
  <details open={open} className="group border-t border-line last:border-b">
    <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-3 font-bold">
      <h2 className="text-body">{title}</h2>
      <ChevronDown aria-hidden size={20} className="shrink-0 transition-transform group-open:rotate-180" />
    </summary>
    <div className="flex flex-col gap-2 pb-4 text-text-2">{children}</div>
  </details>
);

/** What it is for, and its leaflet heading by heading. */
export const Leaflet = ({ product }: Of) => {
  const about = inLocale(product.about, product.about_ar || product.about);
  const sections = sectionsOf(inLocale(product.leaflet, product.leaflet_ar || product.leaflet));
  if (about === '' && sections.length === 0 && product.relief.length === 0) return null;
  return (
    <div>
      {(about !== '' || product.relief.length > 0) && (
        <Fold title={m.pharmacy_what_for()} open>
          {about !== '' && <p>{about}</p>}
          {product.relief.length > 0 && (
            <p className="flex flex-wrap gap-2">
              {product.relief.map((relief) => (
                <Chip key={relief.id}>
                  <TitleOf titled={relief} />
                </Chip>
              ))}
            </p>
          )}
        </Fold>
      )}
      {sections.map(({ title, paragraphs }) => (
        <Fold key={title} title={title || m.pharmacy_leaflet()}>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Fold>
      ))}
    </div>
  );
};

/** What each branch has of it, for those who come and fetch it. */
export const Branches = ({ branches }: Pick<ProductDetail, 'branches'>) =>
  branches.length > 0 && (
    <section>
      <h2 className="mb-1 text-h3">{m.pharmacy_at_branches()}</h2>
      <ul>
        {branches.map((branch) => (
          <li
            key={branch.location_id}
            className="flex min-h-11 items-center justify-between gap-3 border-b border-line last:border-0"
          >
            <span className="min-w-0">{inLocale(branch.title, branch.title_ar)}</span>
            <StockLine stock={branch.stock} />
          </li>
        ))}
      </ul>
    </section>
  );
