import { toldAgeOn } from '@balsam/domain/time';
import { useQuery } from '@tanstack/react-query';
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
import { day } from '#shared/format/index.ts';
import { getLocale, inLocale } from '#shared/i18n/locale.ts';
import { ageWords } from '#shared/records/age-words.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Ltr } from '#shared/ui/inline-list.tsx';
import { LinkButton, TextLink } from '#shared/ui/link-button.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { today } from '#shared/visits/slot-time.ts';
import { ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { toast } from '#shared/ui/toast.ts';
import { type File, Lines, Measurements, Medicines, Policies } from './file-lists.tsx';
import { StatementDialog } from './statement-dialog.tsx';

type SectionProps = {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly more?: ReactNode;
  readonly children: ReactNode;
};

const Section = ({ icon: Icon, title, more, children }: SectionProps) => (
  <Card as="section" className="mb-4 flex break-inside-avoid flex-col gap-3">
    <h2 className="flex items-center gap-2.5 text-h3">
      <Icon aria-hidden size={20} className="shrink-0 text-records" />
      {title}
    </h2>
    {children}
    {more}
  </Card>
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
      {identity.birth_date && <Fact name={m.file_age()}>{ageWords(toldAgeOn(identity.birth_date, today()))}</Fact>}
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
    <div className="flex flex-wrap gap-2.5 *:grow desktop:*:grow-0">
      <Button variant="outline" icon={FileDown} pending={pdf.isPending} onClick={pdf.run}>
        {m.file_pdf()}
      </Button>
      <LinkButton to="/sharing" variant="outline" icon={Share2}>
        {m.sharing_title()}
      </LinkButton>
      <Button variant="outline" icon={FileJson} pending={ips.isPending} onClick={ips.run}>
        {m.file_ips()}
      </Button>
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
    <div className="desktop:columns-2 desktop:gap-4">
      <Section icon={ShieldAlert} title={m.records_kind_allergy()}>
        <Lines list={file.allergies} kind="allergy" />
      </Section>
      <Section icon={Pill} title={m.file_medicines()}>
        <Medicines list={file.medicines} />
      </Section>
      <Section icon={Activity} title={m.records_kind_condition()}>
        <Lines list={file.conditions} kind="condition" />
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
        <Lines list={file.procedures} kind="procedure" />
      </Section>
      <Section
        icon={ShieldCheck}
        title={m.records_kind_insurance()}
        more={<TextLink to="/insurance">{m.insurance_title()}</TextLink>}
      >
        <Policies list={file.policies} />
        {(file.policies.length === 0 || file.insurance.length > 0) && <Lines list={file.insurance} />}
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
