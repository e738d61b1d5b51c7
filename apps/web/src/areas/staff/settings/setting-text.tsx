import type { SettingType, SettingValue } from '@balsam/domain/settings';
import { Ltr } from '#shared/ui/inline-list.tsx';
import { valueText } from './setting-value.ts';

type TextProps = { readonly type: SettingType; readonly value: SettingValue };

/** A value as people read it; what is dialled or written to stands in Latin letters in either language. */
export const SettingText = ({ type, value }: TextProps) =>
  value !== '' && (type.kind === 'phone' || type.kind === 'email' || type.kind === 'link') ? (
    <Ltr>{String(value)}</Ltr>
  ) : (
    valueText(type, value)
  );
