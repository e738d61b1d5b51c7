import { Dialog } from './dialog.tsx';
import { Magnifier } from './magnifier.tsx';

type PictureDialogProps = {
  /** A picture of the API, read with the log-in. */
  readonly path: string;
  /** What it shows. */
  readonly name: string;
  readonly onClose: () => void;
};

/** A private picture, large, under the glass. */
const PictureDialog = ({ path, name, onClose }: PictureDialogProps) => (
  <Dialog open closable wide onClose={onClose} title={name}>
    <Magnifier path={path} alt={name} label={name} />
  </Dialog>
);

export default PictureDialog;
