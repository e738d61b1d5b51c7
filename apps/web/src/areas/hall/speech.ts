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

/** Both languages of four calls: nobody waits for more to be said, so that a speaker behind which more waits has got stuck. */
const waitingAtMost = 8;
/** What was not said to its end yet. It is held here, because some browsers otherwise drop a text before it has ended. */
const waiting = new Set<SpeechSynthesisUtterance>();

/** Silences a speaker that got stuck, as some do after hours: the calls of a day would pile up behind it. */
function silenceIfStuck(): void {
  if (speechSynthesis.speaking && waiting.size < waitingAtMost) return;
  speechSynthesis.cancel();
  waiting.clear();
}

const utteranceOf = (lang: string, text: string, onRefused: () => void): SpeechSynthesisUtterance => {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = lang;
  utterance.voice = voiceFor(lang) ?? null;
  utterance.rate = 0.9;
  utterance.addEventListener('end', () => void waiting.delete(utterance));
  utterance.addEventListener('error', (event) => {
    waiting.delete(utterance);
    if (isRefusal(event)) onRefused();
  });
  return utterance;
};

/** Says calls aloud with the browser's voices, in both languages; calls wait for each other. */
export const announce = (calls: readonly { readonly token_number: string }[], onRefused: () => void): void => {
  if (calls.length === 0 || !canSpeak()) return;
  silenceIfStuck();
  for (const { lang, text } of calls.flatMap(({ token_number: token }) => spokenCall(token))) {
    const utterance = utteranceOf(lang, text, onRefused);
    waiting.add(utterance);
    speechSynthesis.speak(utterance);
  }
};
