import * as m from '#paraglide/messages.js';
import type { MediaProblem } from '../engine/media.ts';

/** What is wrong with the camera, and what helps. */
export const cameraProblem: Readonly<Record<MediaProblem, () => string>> = {
  denied: m.call_camera_denied,
  missing: m.call_camera_missing,
  busy: m.call_camera_busy,
  unsupported: m.call_media_unsupported,
};

/** The same of the microphone. */
export const microphoneProblem: Readonly<Record<MediaProblem, () => string>> = {
  denied: m.call_microphone_denied,
  missing: m.call_microphone_missing,
  busy: m.call_microphone_busy,
  unsupported: m.call_media_unsupported,
};
