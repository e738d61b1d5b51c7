import { settingDefinition } from '@balsam/domain/settings';
import * as m from '#paraglide/messages.js';
import { inLocale } from '#shared/i18n/locale.ts';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Note } from '#shared/ui/note.tsx';
import { toast } from '#shared/ui/toast.ts';
import { type SystemSetting, useSettingChange } from './queries.ts';
import { SettingForm } from './setting-form.tsx';
import { SettingHistory } from './setting-history.tsx';

/** One setting: what it does, its value, and what it was before. */
const SettingDialog = ({ setting, onClose }: { setting: SystemSetting; onClose: () => void }) => {
  const change = useSettingChange(setting, () => toast.success(m.staff_settings_saved()));
  const definition = settingDefinition(setting.title);
  if (!definition) return null;
  const { label, effect, type } = definition;
  return (
    <Dialog open onClose={onClose} title={inLocale(label.en, label.ar)} closable wide>
      <p className="text-text-2">{inLocale(effect.en, effect.ar)}</p>
      {setting.is_public && <Note>{m.staff_settings_public()}</Note>}
      <SettingForm key={setting.title} setting={setting} definition={definition} change={change} />
      <SettingHistory title={setting.title} type={type} />
    </Dialog>
  );
};

export default SettingDialog;
