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

/** Says a call aloud with the browser's voices, in both languages; calls wait for each other. */
export const announce = (token: string): void => {
  if (!canSpeak()) return;
  for (const { lang, text } of spokenCall(token)) {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = lang;
    utterance.voice = voiceFor(lang) ?? null;
    utterance.rate = 0.9;
    speechSynthesis.speak(utterance);
  }
};
