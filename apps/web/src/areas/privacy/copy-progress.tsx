import * as m from '../../paraglide/messages.js';
import { percent as percentText } from '../../shared/format/index.ts';

/** How far the copy is. It is said aloud as a progress bar says it, not with every step. */
export const CopyProgress = ({ percent }: { percent: number }) => (
  <div className="flex flex-col gap-2">
    <div className="flex items-center justify-between gap-3">
      <strong id="copy-progress">{m.privacy_copy_running()}</strong>
      <span className="tabular text-text-2">{percentText(percent)}</span>
    </div>
    <progress
      aria-labelledby="copy-progress"
      value={percent}
      max={100}
      className="h-2 w-full appearance-none overflow-hidden rounded-full bg-surface-3 [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-surface-3 [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent"
    />
    <p className="text-small text-muted">{m.privacy_copy_running_text()}</p>
  </div>
);
