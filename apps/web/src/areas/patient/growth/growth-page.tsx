import type { CallReply } from '@balsam/contract/call';
import type { prevention } from '@balsam/contract/prevention';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { day, number } from '#shared/format/index.ts';
import { MeasurementDialog } from '#shared/records/measurement-dialog.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Chip, ToggleChip } from '#shared/ui/chip.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { GrowthChart } from './growth-chart.tsx';

export type Growth = CallReply<typeof prevention.measurements>;
export type GrowthItem = Growth['items'][number];
type Kind = GrowthItem['kind'];

const kinds: readonly Kind[] = ['weight', 'height', 'head', 'bmi'];
const labels: Readonly<Record<Kind, () => string>> = {
  weight: m.growth_weight,
  height: m.growth_height,
  head: m.growth_head,
  bmi: m.growth_bmi,
};
const units: Readonly<Record<Kind, () => string>> = {
  weight: m.growth_unit_kg,
  height: m.growth_unit_cm,
  head: m.growth_unit_cm,
  bmi: m.growth_unit_bmi,
};

/** A centile in words: nobody reads the 0th or the 100th. */
const centileText = (centile: number): string =>
  centile < 1
    ? m.growth_centile_below()
    : centile > 99
      ? m.growth_centile_above()
      : m.growth_centile({ centile: number(Math.round(centile)) });

const Rows = ({ items, kind }: { items: readonly GrowthItem[]; kind: Kind }) => (
  <ul className="divide-y divide-line">
    {items.toReversed().map((item) => (
      <li
        key={`${item.id} ${item.day} ${item.kind}`}
        className="flex flex-wrap items-center justify-between gap-3 py-2.5"
      >
        <span className="flex flex-col">
          <span className="font-bold">
            {number(item.value)} <span className="text-small text-muted">{units[kind]()}</span>
          </span>
          <span className="text-small text-muted">{day(item.day)}</span>
        </span>
        <span className="flex flex-wrap items-center gap-2">
          {item.origin === 'own' && <Chip>{m.growth_own()}</Chip>}
          {item.centile !== null && <Chip tone="accent">{centileText(item.centile)}</Chip>}
          {item.z !== null && (
            <span className="tabular text-small text-muted">{m.growth_z({ z: number(item.z, 2) })}</span>
          )}
        </span>
      </li>
    ))}
  </ul>
);

const Shown = ({ growth, onAdd }: { growth: Growth; onAdd: () => void }) => {
  const there = kinds.filter((kind) => growth.items.some((item) => item.kind === kind));
  const [chosen, setChosen] = useState<Kind>();
  const kind = chosen ?? there[0];
  if (kind === undefined)
    return (
      <EmptyState
        art="box"
        title={m.growth_empty_title()}
        text={m.growth_empty_text()}
        action={<Button onClick={onAdd}>{m.growth_add()}</Button>}
      />
    );
  const items = growth.items.filter((item) => item.kind === kind);
  return (
    <>
      <fieldset aria-label={m.growth_kind()} className="flex flex-wrap gap-2">
        {there.map((one) => (
          <ToggleChip key={one} pressed={one === kind} onPress={() => setChosen(one)}>
            {labels[one]()}
          </ToggleChip>
        ))}
      </fieldset>
      <Card as="section" className="flex flex-col gap-4">
        <h2 className="text-h3">{labels[kind]()}</h2>
        {growth.applies && growth.sex && (
          <GrowthChart items={items} kind={kind} sex={growth.sex} unit={units[kind]()} label={labels[kind]()} />
        )}
        <Rows items={items} kind={kind} />
      </Card>
      {growth.applies && <p className="text-small text-muted">{m.growth_note()}</p>}
    </>
  );
};

/** `/growth`: sizes over time, for children with the centiles of the WHO tables. */
export const GrowthPage = () => {
  const { data, error, refetch } = useQuery(api.prevention.measurements.query({ query: {} }));
  const [isAdding, setAdding] = useState(false);
  return (
    <Page narrow>
      <PageHeading
        title={m.growth_title()}
        back="/dashboard"
        action={
          <Button variant="outline" size="sm" icon={Plus} onClick={() => setAdding(true)}>
            {m.growth_add()}
          </Button>
        }
      />
      {error && !data && <ErrorState onRetry={() => void refetch()} />}
      {!error && !data && <SkeletonList count={2} />}
      {data && <Shown growth={data} onAdd={() => setAdding(true)} />}
      {isAdding && <MeasurementDialog onClose={() => setAdding(false)} />}
    </Page>
  );
};
