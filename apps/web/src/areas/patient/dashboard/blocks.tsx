import { type ScreenMethod } from '@balsam/domain/booking';
import { type ConsultationBlock as BlockKey, consultationBlocks } from '@balsam/domain/shell';
import * as m from '#paraglide/messages.js';
import { cx } from '#shared/ui/class-names.ts';
import { ConsultationBlock } from '#shared/ui/tile.tsx';

type BlockContent = { readonly title: () => string; readonly detail: () => string; readonly method: ScreenMethod };

const blockContent = {
  onsite: { title: m.patient_block_onsite, detail: m.patient_block_onsite_text, method: 'onsite' },
  virtual: { title: m.patient_block_remote, detail: m.patient_block_remote_text, method: 'online' },
  onspot: { title: m.patient_block_onspot, detail: m.patient_block_onspot_text, method: 'onspot' },
} as const satisfies Record<BlockKey, BlockContent>;

/** The ways to see a doctor: three, for a dependent one (S2.11). */
export const ConsultationBlocks = ({ dependent }: { dependent: boolean }) => {
  const keys = consultationBlocks({ isDependent: dependent });
  return (
    <section aria-labelledby="consultation" className="flex flex-col gap-2.5">
      <h2 id="consultation" className="text-h2 desktop:sr-only">
        {m.patient_book_heading()}
      </h2>
      <ul className={cx('grid gap-2.5 desktop:gap-5', keys.length > 1 && 'grid-cols-3')}>
        {keys.map((key) => (
          <li key={key} className="flex">
            <ConsultationBlock
              kind={key}
              title={blockContent[key].title()}
              detail={blockContent[key].detail()}
              row={keys.length === 1}
              link={{ to: '/find-a-specialist', search: { method: blockContent[key].method } }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};
