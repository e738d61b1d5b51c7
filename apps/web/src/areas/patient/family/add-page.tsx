import { focusField } from '#shared/ui/form.ts';
import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import * as m from '#paraglide/messages.js';
import { ApiError, sentenceOf } from '#shared/api/api-error.ts';
import { useSession } from '#shared/api/session.ts';
import { digits } from '#shared/format/index.ts';
import { focusHeading } from '#shared/ui/heading-focus.ts';
import { Button } from '#shared/ui/button.tsx';
import { cx } from '#shared/ui/class-names.ts';
import { Note } from '#shared/ui/note.tsx';
import { Page } from '#shared/ui/page.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { AddedStep } from './added-step.tsx';
import { DeclarationStep } from './declaration-step.tsx';
import { CodeStep } from './code-step.tsx';
import { OwnProfileOnly } from './own-profile-only.tsx';
import { PersonStep } from './person-step.tsx';
import { type Step, steps } from './steps.ts';
import { type AddMemberState, useAddMember } from './use-add-member.ts';
import { IdentityStep } from './identity-step.tsx';

const stepContent: Readonly<Record<Step, { title: () => string; Fields: (adding: AddMemberState) => ReactNode }>> = {
  who: { title: m.family_step_who, Fields: IdentityStep },
  person: { title: m.family_step_person, Fields: PersonStep },
  agree: { title: m.family_step_agree, Fields: DeclarationStep },
};

const Progress = ({ step }: { step: Step }) => {
  const place = steps.indexOf(step);
  return (
    <div className="flex flex-col gap-2">
      <p className="text-small text-muted">{m.family_step({ step: digits(place + 1), count: digits(steps.length) })}</p>
      <div aria-hidden className="flex gap-2">
        {steps.map((each, n) => (
          <span key={each} className={cx('h-1.5 flex-1 rounded-full', n <= place ? 'bg-accent' : 'bg-surface-3')} />
        ))}
      </div>
    </div>
  );
};

/** What was refused as a whole; what belongs to a field stands there. */
const Refused = ({ error }: { error: unknown }) =>
  error && !(error instanceof ApiError && error.errors.length > 0) ? (
    <div role="alert">
      <Note tone="danger">{sentenceOf(error)}</Note>
    </div>
  ) : null;

const Form = ({ adding }: { adding: AddMemberState }) => {
  const { step, goOn, send } = adding;
  const { Fields } = stepContent[step];
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (send.isPending) return;
    focusField(event.currentTarget, goOn());
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Fields {...adding} />
      <Refused error={send.error} />
      <Button type="submit" size="lg" wide pending={send.isPending}>
        {step === 'agree' ? m.family_finish() : m.family_next()}
      </Button>
    </form>
  );
};

/** The heading takes the focus with each step, as with each page. */
const useArrivalAt = (place: string): void => {
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    window.scrollTo(0, 0);
    focusHeading();
  }, [place]);
};

const Adder = () => {
  const adding = useAddMember();
  const { step, sentCode, setSentCode, added, done } = adding;
  const place = added ? 'added' : sentCode ? 'code' : step;
  useArrivalAt(place);
  if (added)
    return (
      <Page narrow>
        <PageHeading title={m.family_title()} />
        <AddedStep member={added} />
      </Page>
    );
  return (
    <Page narrow>
      <PageHeading title={sentCode ? m.family_code_title() : stepContent[step].title()} back="/family-members" />
      {sentCode ? (
        <CodeStep sentCode={sentCode} onSent={setSentCode} onAdded={done} />
      ) : (
        <>
          <Progress step={step} />
          <Form key={step} adding={adding} />
        </>
      )}
    </Page>
  );
};

/** `/family-members/add`: who, about them, and by which right. */
export const AddMemberPage = () => (useSession()?.user.isDependent ? <OwnProfileOnly /> : <Adder />);
