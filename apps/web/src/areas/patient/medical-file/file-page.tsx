import type { CallReply } from '@balsam/contract/call';
import type { records } from '@balsam/contract/records';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  Activity,
  FileDown,
  FileJson,
  HeartPulse,
  type LucideIcon,
  Phone,
  Pill,
  Plus,
  Scissors,
  Share2,
  ShieldAlert,
  ShieldCheck,
  Syringe,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { saveFile } from '#shared/api/save-file.ts';
import { day, decimal, digits, number } from '#shared/format/index.ts';
import { getLocale, inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { InlineList, Ltr } from '#shared/ui/inline-list.tsx';
import { LinkButton, TextLink } from '#shared/ui/link-button.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { toast } from '#shared/ui/toast.ts';
import { reportDay } from '../records/report-day.ts';
import { Title } from '../records/source-text.tsx';
import { StatementDialog } from './statement-dialog.tsx';

type File = CallReply<typeof records.medicalFile>;
type Line = File['allergies'][number];

const Stated = ({ stated }: Pick<Line, 'stated'>) => {
  if (stated === null) return null;
  return stated === 'waiting' ? (
    <Chip>{m.file_stated_waiting()}</Chip>
  ) : (
    <Chip tone="success">{m.file_stated_confirmed()}</Chip>
  );
};

type SectionProps = {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly more?: ReactNode;
  readonly children: ReactNode;
};

const Section = ({ icon: Icon, title, more, children }: SectionProps) => (
  <Card as="section" className="flex flex-col gap-3">
    <h2 className="flex items-center gap-2.5 text-h3">
      <Icon aria-hidden size={20} className="shrink-0 text-records" />
      {title}
    </h2>
    {children}
    {more}
  </Card>
);

const None = () => <p className="text-text-2">{m.file_none()}</p>;

/** A statement can be taken back by whoever made it, as long as no doctor has confirmed it. */
const Remove = ({ id }: { id: number }) => {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => api.records.decideStatement({ params: { id: String(id) }, body: { decision: 'removed' } }),
    onSuccess: () => toast.success(m.file_removed()),
    onSettled: () => client.invalidateQueries({ queryKey: ['records'] }),
  });
  return (
    <Button variant="text" size="sm" pending={remove.isPending} onClick={() => remove.mutate()}>
      {m.file_remove()}
    </Button>
  );
};

/** As many of a long list as are looked at; the rest opens in place. */
const firstLines = 6;

const Lines = ({ list }: { list: readonly Line[] }) => {
  const [isWhole, setWhole] = useState(false);
  if (list.length === 0) return <None />;
  const shown = isWhole ? list : list.slice(0, firstLines);
  return (
    <>
      <ul className="divide-y divide-line">
        {shown.map((line) => (
          <li key={line.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2.5">
            <span className="flex min-w-0 flex-1 basis-48 flex-col">
              <span className="font-medium wrap-anywhere">
                <Title record={line} />
              </span>
              <InlineList className="text-small text-muted">
                {line.day !== null && <span>{reportDay(line)}</span>}
                {line.note && <Marked>{line.note}</Marked>}
              </InlineList>
            </span>
            {line.is_over && <Chip>{m.file_over()}</Chip>}
            <Stated stated={line.stated} />
            {line.stated === 'waiting' && <Remove id={line.id} />}
          </li>
        ))}
      </ul>
      {list.length > firstLines && (
        <Button variant="text" size="sm" className="self-start" onClick={() => setWhole(!isWhole)}>
          {isWhole ? m.file_less() : m.file_more({ count: number(list.length - firstLines) })}
        </Button>
      )}
    </>
  );
};

const Medicines = ({ list }: { list: File['medicines'] }) =>
  list.length === 0 ? (
    <None />
  ) : (
    <ul className="divide-y divide-line">
      {list.map((medicine) => (
        <li key={medicine.id} className="flex flex-wrap items-center justify-between gap-3 py-2.5">
          <span className="flex min-w-0 flex-1 flex-col">
            <span className="font-medium wrap-anywhere">
              <Marked>{medicine.title}</Marked>
            </span>
            {medicine.dosage && (
              <span className="text-small text-muted">
                <Marked>{inLocale(medicine.dosage, medicine.dosage_ar)}</Marked>
              </span>
            )}
          </span>
          <Stated stated={medicine.stated} />
        </li>
      ))}
    </ul>
  );

const Measurements = ({ list }: { list: File['measurements'] }) =>
  list.length === 0 ? (
    <None />
  ) : (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3">
      {list.map((one) => (
        <div key={one.id} className="flex flex-col">
          <dt className="text-small text-muted">
            <Title record={one} />
          </dt>
          <dd className="font-bold">
            <bdi>{one.decimal === null ? one.value_text : decimal(one.decimal)}</bdi>{' '}
            <Ltr className="text-small">{one.unit}</Ltr>
          </dd>
          <dd className="text-small text-muted">{reportDay(one)}</dd>
        </div>
      ))}
    </dl>
  );

const genders = { male: m.file_male, female: m.file_female } as const;

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-col">
    <dt className="text-small text-muted">{name}</dt>
    <dd className="font-bold">{children}</dd>
  </div>
);

const Identity = ({ file: { identity, blood_group: group } }: { file: File }) => (
  <Card as="section" className="flex flex-col gap-4">
    <h2 className="text-h2">
      <Marked>{inLocale(identity.name, identity.name_ar)}</Marked>
    </h2>
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-4">
      <Fact name={m.file_mrn()}>
        <Ltr>{identity.mrn_number}</Ltr>
      </Fact>
      {identity.birth_date && <Fact name={m.file_born()}>{day(identity.birth_date)}</Fact>}
      {identity.age !== null && (
        <Fact name={m.file_age()}>{m.file_years({ count: identity.age, shown: digits(identity.age) })}</Fact>
      )}
      {identity.gender && <Fact name={m.file_gender()}>{genders[identity.gender]()}</Fact>}
      <Fact name={m.file_blood_group()}>{group ? <Ltr>{group}</Ltr> : m.file_unknown()}</Fact>
    </dl>
  </Card>
);

const useDownload = (load: () => Promise<Blob>, name: string) => {
  const [isPending, setPending] = useState(false);
  const run = async (): Promise<void> => {
    setPending(true);
    await load().then(
      (file) => saveFile(file, name),
      () => toast.error(m.shell_error_title()),
    );
    setPending(false);
  };
  return { isPending, run: () => void run() };
};

const Copies = () => {
  const lang = getLocale();
  const pdf = useDownload(
    () => api.records.medicalFilePdf({ params: { lang }, query: {} }),
    `medical-file-${lang}.pdf`,
  );
  const ips = useDownload(() => api.records.medicalFileIps({ query: {} }), 'ips.json');
  return (
    <div className="flex flex-wrap gap-2.5">
      <Button variant="outline" icon={FileDown} pending={pdf.isPending} onClick={pdf.run}>
        {m.file_pdf()}
      </Button>
      <Button variant="outline" icon={FileJson} pending={ips.isPending} onClick={ips.run}>
        {m.file_ips()}
      </Button>
      <LinkButton to="/sharing" variant="outline" icon={Share2}>
        {m.sharing_title()}
      </LinkButton>
    </div>
  );
};

const Contacts = ({ list }: { list: File['contacts'] }) =>
  list.length === 0 ? null : (
    <Section icon={Phone} title={m.file_contacts()}>
      <ul className="divide-y divide-line">
        {list.map(({ name, relation, phone }) => (
          <li key={`${name} ${phone}`} className="flex flex-wrap justify-between gap-3 py-2.5">
            <span>
              <Marked>{name}</Marked> {relation && <Marked>{relation}</Marked>}
            </span>
            <Ltr>{phone}</Ltr>
          </li>
        ))}
      </ul>
    </Section>
  );

const Shown = ({ file }: { file: File }) => (
  <>
    <Identity file={file} />
    <div className="grid grid-cols-1 items-start gap-4 desktop:grid-cols-2">
      <Section icon={ShieldAlert} title={m.records_kind_allergy()}>
        <Lines list={file.allergies} />
      </Section>
      <Section icon={Pill} title={m.file_medicines()}>
        <Medicines list={file.medicines} />
      </Section>
      <Section icon={Activity} title={m.records_kind_condition()}>
        <Lines list={file.conditions} />
      </Section>
      <Section
        icon={HeartPulse}
        title={m.records_kind_measurement()}
        more={<TextLink to="/growth">{m.growth_title()}</TextLink>}
      >
        <Measurements list={file.measurements} />
      </Section>
      <Section
        icon={Syringe}
        title={m.records_kind_vaccine()}
        more={<TextLink to="/vaccinations">{m.vaccines_title()}</TextLink>}
      >
        <Lines list={file.vaccines} />
      </Section>
      <Section icon={Scissors} title={m.records_kind_procedure()}>
        <Lines list={file.procedures} />
      </Section>
      <Section icon={ShieldCheck} title={m.records_kind_insurance()}>
        <Lines list={file.insurance} />
      </Section>
      <Contacts list={file.contacts} />
    </div>
  </>
);

/** Medical File: everything that matters of a person on one page, with what they state themselves, as PDF and as a summary for other hospitals. */
export const MedicalFilePage = () => {
  const { data, error, refetch } = useQuery(api.records.medicalFile.query({ query: {} }));
  const [isAdding, setAdding] = useState(false);
  return (
    <Page>
      <PageHeading
        title={m.file_title()}
        back="/dashboard"
        action={
          <Button variant="outline" size="sm" icon={Plus} onClick={() => setAdding(true)}>
            {m.file_add()}
          </Button>
        }
      />
      {error && !data && <ErrorState onRetry={() => void refetch()} />}
      {!error && !data && <SkeletonList count={4} />}
      {data && <Copies />}
      {data && <Shown file={data} />}
      {isAdding && <StatementDialog onClose={() => setAdding(false)} />}
    </Page>
  );
};
