import { CircleAlert } from 'lucide-react';
import type { User } from '@balsam/contract/people';
import { cities } from '@balsam/domain/place';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { SubmitEvent } from 'react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Page } from '#shared/ui/page.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { languageOf } from '#shared/ui/person-name.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { toast } from '#shared/ui/toast.ts';
import { rawValue } from '#shared/ui/form.ts';
import { extraInfoOf } from './extra-info.ts';
import { MissingNames, missingNames } from './missing-names.tsx';
import { cityName } from '#shared/account/place-names.ts';
import { ownUser, useEditUser, useKnownUser } from './queries.ts';
import { FormError } from '#shared/ui/form-error.tsx';
import { serverErrorOf } from '#shared/api/server-error.ts';

/** The cities of the list, and the one on file where it is another. */
const cityOptions = (present: string | null) => {
  const listed = cities.map(({ name }) => name);
  const all = present && !listed.includes(present) ? [present, ...listed] : listed;
  return all.map((value) => {
    const label = cityName(value);
    return { value, label, lang: languageOf(label) };
  });
};

const Place = ({ user, error }: { user: User; error: unknown }) => (
  <Card className="flex flex-col gap-4">
    <SelectField
      name="city"
      label={m.profile_city()}
      options={cityOptions(user.city)}
      placeholder={m.profile_city_choose()}
      defaultValue={user.city ?? ''}
      error={serverErrorOf(error, 'city')}
    />
    <TextField
      name="address"
      label={m.profile_address()}
      hint={m.profile_address_hint()}
      defaultValue={extraInfoOf(user).address ?? ''}
      dir="auto"
      maxLength={300}
      autoComplete="street-address"
      error={serverErrorOf(error, 'address')}
    />
  </Card>
);

const changeOf = (form: HTMLFormElement, names: readonly string[]) => ({
  city: rawValue(form, 'city') || null,
  address: rawValue(form, 'address') || null,
  ...Object.fromEntries(names.map((name) => [name, rawValue(form, name).trim()]).filter(([, text]) => text !== '')),
});

const DetailsForm = ({ user }: { user: User }) => {
  const navigate = useNavigate();
  const edit = useEditUser(user.id, () => {
    toast.success(m.profile_saved());
    void navigate({ to: '/profile', replace: true });
  });
  const names = user.isDependent ? [] : missingNames(user);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!edit.isPending) edit.mutate(changeOf(event.currentTarget, names));
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Place user={user} error={edit.error} />
      {names.length > 0 && <MissingNames user={user} error={edit.error} />}
      <FormError icon={CircleAlert} error={edit.error} />
      <Button type="submit" size="lg" wide pending={edit.isPending}>
        {m.profile_save()}
      </Button>
      <p className="text-small text-muted">{m.profile_front_desk()}</p>
    </form>
  );
};

/** What is typed starts from what the server has: a form before that would be drawn anew under whoever types into it already. */
const OwnDetails = ({ known }: { known: User }) => {
  const { data, isError, isPlaceholderData, refetch } = useQuery(ownUser(known));
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} />;
  return data && !isPlaceholderData ? <DetailsForm user={data} /> : <SkeletonList count={2} />;
};

/** Address and city, and names that are not on file yet. */
export const DetailsPage = () => {
  const known = useKnownUser();
  return (
    <Page narrow>
      <PageHeading title={m.profile_edit_details()} back="/profile" />
      {known && <OwnDetails key={known.id} known={known} />}
    </Page>
  );
};
