import { readToken } from '@balsam/domain/queue';
import { toArabicDigits } from '@balsam/domain/text';

/** What is said for a token: in Arabic, then in English. */
export const spokenCall = (token: string): readonly { readonly lang: string; readonly text: string }[] => {
  const parts = readToken(token);
  if (!parts) return [];
  const { letter, letterAr, number } = parts;
  return [
    { lang: 'ar-SA', text: `الرقم ${letterAr}، ${toArabicDigits(String(number))}` },
    { lang: 'en-US', text: `Number ${letter} ${number}` },
  ];
};

const voiceFor = (lang: string): SpeechSynthesisVoice | undefined => {
  const voices = speechSynthesis.getVoices();
  return voices.find((voice) => voice.lang === lang) ?? voices.find((voice) => voice.lang.startsWith(lang.slice(0, 2)));
};

/** Whether this browser can speak. */
export const canSpeak = (): boolean => 'speechSynthesis' in globalThis;

/** What a browser refuses to say before somebody has touched the screen. */
const isRefusal = ({ error }: SpeechSynthesisErrorEvent): boolean => error === 'not-allowed';

/** Says calls aloud with the browser's voices, in both languages; calls wait for each other. */
export const announce = (calls: readonly { readonly token_number: string }[], onRefused: () => void): void => {
  if (calls.length === 0 || !canSpeak()) return;
  // A speaker that got stuck, as some do after hours, would let the calls of a day pile up.
  if (!speechSynthesis.speaking) speechSynthesis.cancel();
  for (const { lang, text } of calls.flatMap(({ token_number: token }) => spokenCall(token))) {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = lang;
    utterance.voice = voiceFor(lang) ?? null;
    utterance.rate = 0.9;
    utterance.addEventListener('error', (event) => {
      if (isRefusal(event)) onRefused();
    });
    speechSynthesis.speak(utterance);
  }
};
