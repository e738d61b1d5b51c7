import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { asFile } from '#shared/ui/picture.ts';
import { Note } from '#shared/ui/note.tsx';
import { useUnsaved } from '#shared/ui/unsaved.ts';
import { PhotoField, type Taken } from './photo-field.tsx';
import { SignaturePad } from './signature-pad.tsx';
import type { ProofFile } from '../model/step.ts';
import { useSignature } from './use-signature.ts';
import type { RiderOrder } from '../model/api-types.ts';

type ProofProps = {
  readonly order: RiderOrder;
  readonly pending: boolean;
  readonly serverError: string | undefined;
  readonly onBack: () => void;
  readonly onDone: (files: readonly ProofFile[]) => void;
};

const fileOf = (as: ProofFile['as'], blob: Blob | undefined): readonly ProofFile[] => (blob ? [{ as, blob }] : []);

/** What the hand-over asks for besides the code: a photo, a signature, or both. */
export const ProofStep = ({ order, pending, serverError, onBack, onDone }: ProofProps) => {
  const { needsPhoto = false, needsSignature = false } = order.delivery ?? {};
  const paper = useRef<HTMLCanvasElement>(null);
  const signature = useSignature(paper);
  const [photo, setPhoto] = useState<Taken>();
  const [isPreparing, setPreparing] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  // Nobody signs twice: the dialog asks before it closes over it. While it is sent the dialog stays by itself.
  useUnsaved(!pending && (photo !== undefined || !signature.isEmpty), () => undefined);
  const noPhoto = needsPhoto && !photo;
  const noSignature = needsSignature && signature.isEmpty;
  const finish = async (): Promise<void> => {
    setSubmitted(true);
    if (noPhoto || noSignature || pending) return;
    const signed = needsSignature && paper.current ? await asFile(paper.current) : undefined;
    onDone([...fileOf('photo', photo?.blob), ...fileOf('signature', signed)]);
  };
  return (
    <div className="flex flex-col gap-4">
      {serverError !== undefined && (
        <div role="alert">
          <Note tone="danger">{serverError}</Note>
        </div>
      )}
      {needsPhoto && (
        <PhotoField
          label={m.rider_proof_photo()}
          value={photo}
          onChange={setPhoto}
          onPreparing={setPreparing}
          error={isSubmitted && noPhoto ? m.rider_photo_missing() : undefined}
        />
      )}
      {needsSignature && (
        <SignaturePad
          canvas={paper}
          on={signature}
          error={isSubmitted && noSignature ? m.rider_signature_missing() : undefined}
        />
      )}
      <Button
        size="lg"
        icon={Check}
        pending={pending || isPreparing}
        className="bg-success! text-success-on!"
        onClick={() => void finish()}
      >
        {m.rider_code_verify()}
      </Button>
      <Button variant="outline" size="lg" disabled={pending} onClick={onBack}>
        {m.rider_back()}
      </Button>
    </div>
  );
};
