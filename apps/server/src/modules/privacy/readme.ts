import type { ExportPart } from '../../platform/export/part.ts';

const fileOf = (part: ExportPart) => ('rows' in part ? `${part.name}.json` : `${part.name}/`);

const list = (parts: readonly ExportPart[], title: (part: ExportPart) => string) =>
  parts.map((part) => `  ${fileOf(part)}\n      ${title(part)}`).join('\n');

/** What comes along with the files and says what they are: Arabic first, then English. */
export const readme = (parts: readonly ExportPart[], at: Date): string =>
  `نسخة من بياناتكم لدى بلسم
أُعدّت في ${at.toISOString()} (بالتوقيت العالمي)

تضم هذه النسخة كل ما يُحفظ عن صاحب الملف. ملفات JSON يمكن فتحها بأي محرر نصوص، ويمكن لأنظمة أخرى قراءتها.
الملف records/ips.json ملخص طبي بصيغة HL7 FHIR R4 (الملخص الدولي للمريض) يمكن تسليمه لأي طبيب أو مستشفى.
نرجو حفظ هذه النسخة في مكان آمن، فهي تحتوي على معلومات صحية.

${list(parts, (part) => part.title.ar)}

----------------------------------------------------------------

A copy of your data at Balsam
Made at ${at.toISOString()} (UTC)

This copy holds all that is kept about the person of this file. The JSON files open in any text editor, and other systems can read them.
The file records/ips.json is a medical summary as HL7 FHIR R4 (International Patient Summary) that can be given to any doctor or hospital.
Please keep this copy in a safe place: there is health information in it.

${list(parts, (part) => part.title.en)}
`;
