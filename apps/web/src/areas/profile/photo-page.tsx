import type { User } from '@balsam/contract/people';
import { useNavigate } from '@tanstack/react-router';
import { CircleAlert, ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { digits, percent } from '#shared/format/index.ts';
import { Avatar, portraitOfUser } from '#shared/ui/avatar.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Note } from '#shared/ui/note.tsx';
import { Page } from '#shared/ui/page.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { CropStep } from './crop-step.tsx';
import { type Cut, type Picture, readPicture } from '#shared/ui/picture.ts';
import { useKnownUser } from './queries.ts';
import { FormError } from '#shared/ui/form-error.tsx';
import { RemovePhoto } from './remove-photo.tsx';
import { useSendPhoto } from './use-photo-change.ts';

const largest = 10 * 1024 * 1024;

type ChooserProps = {
  readonly label: string;
  readonly variant: 'filled' | 'outline';
  readonly onPicture: (picture: Picture) => void;
};

/** A button that opens the files or the camera of the device. */
const Chooser = ({ label, variant, onPicture }: ChooserProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [fileError, setFileError] = useState<() => string>();
  const choose = async (file: File): Promise<void> => {
    if (file.size > largest) return setFileError(() => m.profile_photo_too_large);
    try {
      const picture = await readPicture(file);
      setFileError(undefined);
      onPicture(picture);
    } catch {
      setFileError(() => m.profile_photo_unreadable);
    }
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={label}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file) void choose(file);
          // The same file may be chosen again.
          event.currentTarget.value = '';
        }}
      />
      <Button variant={variant} size="lg" wide icon={ImagePlus} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <div aria-live="polite">{fileError && <Note tone="danger">{fileError()}</Note>}</div>
    </>
  );
};

type PresentProps = { readonly user: User; readonly onPicture: (picture: Picture) => void };

const Present = ({ user, onPicture }: PresentProps) => (
  <Card className="flex flex-col items-center gap-4 text-center">
    <Avatar size={96} portrait={portraitOfUser(user)} photo={user.profile_photo_url} />
    <p className="max-w-sm text-text-2">{m.profile_photo_why()}</p>
    <div className="flex w-full max-w-sm flex-col gap-2">
      <Chooser variant="filled" label={m.profile_photo_choose()} onPicture={onPicture} />
      <p className="text-small text-muted">{digits(m.profile_photo_kinds())}</p>
      {user.profile_photo_url !== null && <RemovePhoto userId={user.id} />}
    </div>
  </Card>
);

const Progress = ({ share }: { share: number }) => {
  const progressText = m.profile_photo_sending({ percent: percent(Math.round(share * 100)) });
  return (
    <div className="flex flex-col gap-1">
      <progress aria-label={progressText} value={share} max={1} className="h-2 w-full accent-accent" />
      <p className="text-small text-muted">{progressText}</p>
    </div>
  );
};

type CroppingProps = {
  readonly user: User;
  readonly picture: Picture;
  readonly onPicture: (picture: Picture) => void;
};

const Cropping = ({ user, picture, onPicture }: CroppingProps) => {
  const [cut, setCut] = useState<Cut>();
  const navigate = useNavigate();
  const { share, sending } = useSendPhoto(user.id, () => void navigate({ to: '/profile', replace: true }));
  return (
    <Card className="flex flex-col gap-4">
      <CropStep key={picture.address} picture={picture} onCut={setCut} />
      <FormError icon={CircleAlert} error={sending.error} />
      {sending.isPending && <Progress share={share} />}
      <Button
        size="lg"
        wide
        disabled={!cut}
        pending={sending.isPending}
        onClick={() => cut && sending.mutate({ picture, cut })}
      >
        {m.profile_photo_save()}
      </Button>
      <Chooser variant="outline" label={m.profile_photo_other()} onPicture={onPicture} />
    </Card>
  );
};

/** The profile photo: chosen, moved into the circle, sent; or taken away. */
export const PhotoPage = () => {
  const user = useKnownUser();
  const [picture, setPicture] = useState<Picture>();
  return (
    <Page narrow>
      <PageHeading title={m.profile_photo()} back="/profile" />
      {user && !picture && <Present user={user} onPicture={setPicture} />}
      {user && picture && <Cropping user={user} picture={picture} onPicture={setPicture} />}
    </Page>
  );
};
