import type { User } from '@balsam/contract/people';
import { type DashboardTile, type TileGroup, visibleTiles } from '@balsam/domain/shell';
import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { useHiddenPlaces } from '#shared/account/hidden-places.ts';
import { cx } from '#shared/ui/class-names.ts';
import { linkTo } from '#shared/ui/link-to.ts';
import { Filled, gap, PersonName } from '#shared/ui/person-name.tsx';
import { Tile } from '#shared/ui/tile.tsx';
import type { Tint } from '#shared/ui/tint.ts';
import { QueueTile } from './queue-tile.tsx';
import { tileContent } from './tile-content.ts';

const groups = [
  { key: 'care', title: m.patient_group_care, tint: 'care' },
  { key: 'records', title: m.patient_group_records, tint: 'records' },
  { key: 'yours', title: m.patient_group_yours, tint: 'life' },
] as const satisfies readonly { key: TileGroup; title: () => string; tint: Tint }[];

type GroupProps = {
  readonly title: ReactNode;
  readonly tint: Tint;
  readonly tiles: readonly DashboardTile[];
  readonly hasNewResult: boolean;
  readonly wide?: boolean;
};

const Group = ({ title, tint, tiles, hasNewResult, wide = false }: GroupProps) => (
  <section className="flex flex-col gap-2.5 desktop:gap-3 desktop:rounded-lg desktop:border desktop:border-line desktop:bg-surface desktop:p-4">
    <h2 className="text-h2 desktop:text-h3">{title}</h2>
    <ul className={cx('grid grid-cols-3 gap-2.5 desktop:gap-1', wide && 'max-desktop:grid-cols-2 desktop:grid-cols-4')}>
      {tiles.map(({ key, path }) => (
        <li key={key}>
          {key === 'queue' ? (
            <QueueTile icon={tileContent[key].icon} label={tileContent[key].title()} tint={tint} />
          ) : (
            <Tile
              icon={tileContent[key].icon}
              label={tileContent[key].title()}
              tint={tint}
              link={linkTo(path)}
              badge={key === 'lab_works' && hasNewResult ? m.patient_new() : undefined}
            />
          )}
        </li>
      ))}
    </ul>
  </section>
);

type TilesProps = {
  /** Whose tiles they are, when it is a dependent's profile. */
  readonly dependent: User | undefined;
  readonly hasNewResult: boolean;
};

/** The service tiles of §2 in their three groups; a dependent's few stand in one. */
export const Tiles = ({ dependent, hasNewResult }: TilesProps) => {
  const tiles = visibleTiles({ isDependent: dependent !== undefined, hidden: useHiddenPlaces() });
  if (dependent !== undefined)
    return (
      <Group
        title={
          <Filled sentence={m.patient_group_of({ name: gap })}>
            <PersonName person={dependent} />
          </Filled>
        }
        tint="family"
        tiles={tiles}
        hasNewResult={hasNewResult}
        wide
      />
    );
  return (
    <div className="flex flex-col gap-5 desktop:grid desktop:grid-cols-3">
      {groups.map(({ key, title, tint }) => (
        <Group
          key={key}
          title={title()}
          tint={tint}
          tiles={tiles.filter(({ group }) => group === key)}
          hasNewResult={hasNewResult}
        />
      ))}
    </div>
  );
};
