import * as m from '#paraglide/messages.js';
import { Chip } from '#shared/ui/chip.tsx';

/** That nobody but the patient says something, and no doctor has confirmed it. */
export const StatedMark = () => <Chip>{m.doctor_stated()}</Chip>;
