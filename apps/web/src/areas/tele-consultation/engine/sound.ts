import { useEffect, useState } from 'react';

type Note = readonly [hertz: number, from: number, seconds: number];
/** A friendly third up, twice; and one of them to try the loudspeaker by. */
const ringNotes: readonly Note[] = [
  [587, 0, 0.22],
  [740, 0.24, 0.34],
];
const ringEveryMs = 2600;

const playNotes = async (context: AudioContext, notes: readonly Note[]): Promise<void> => {
  // Before anybody has touched the page, a browser keeps it silent; the words on the screen stay.
  await context.resume().catch(() => undefined);
  for (const [hertz, from, seconds] of notes) {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    const [begin, end] = [context.currentTime + from, context.currentTime + from + seconds];
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(0.25, begin + 0.03);
    volume.gain.linearRampToValueAtTime(0, end);
    tone.connect(volume).connect(context.destination);
    tone.start(begin);
    tone.stop(end);
  }
};

/** Plays a short sound, to try the loudspeaker. */
export const playSample = async (): Promise<void> => {
  const context = new AudioContext();
  await playNotes(context, ringNotes);
  setTimeout(() => void context.close(), 1500);
};

/** Rings, and lets a phone vibrate, for as long as what uses it is shown. */
export const useRingTone = (): void => {
  useEffect(() => {
    const context = new AudioContext();
    const ring = (): void => {
      void playNotes(context, ringNotes);
      navigator.vibrate?.([200, 100, 200]);
    };
    ring();
    const timer = setInterval(ring, ringEveryMs);
    return () => {
      clearInterval(timer);
      navigator.vibrate?.(0);
      void context.close();
    };
  }, []);
};

const levelEveryMs = 120;

/** How loud a microphone is now, from 0 to 1. */
export const useLevel = (track: MediaStreamTrack | undefined): number => {
  const [level, setLevel] = useState(0);
  useEffect(() => {
    if (!track) return undefined;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 512;
    context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      setLevel(Math.min(1, Math.sqrt(power) * 5));
    }, levelEveryMs);
    return () => {
      clearInterval(timer);
      void context.close();
    };
  }, [track]);
  return track ? level : 0;
};

const sampleMs = 3000;

const recorded = (track: MediaStreamTrack): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const recorder = new MediaRecorder(new MediaStream([track]));
    recorder.addEventListener('dataavailable', ({ data }) => resolve(data));
    recorder.addEventListener('error', () => reject(new Error('not recorded')));
    recorder.start();
    setTimeout(() => recorder.stop(), sampleMs);
  });

/** Records three seconds of the microphone in this browser and plays them back; nothing is sent or kept. `onPlay` when it speaks back. */
export const echo = async (track: MediaStreamTrack, onPlay: () => void): Promise<void> => {
  const context = new AudioContext();
  try {
    const blob = await recorded(track);
    const buffer = await context.decodeAudioData(await blob.arrayBuffer());
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.connect(context.destination);
    onPlay();
    await new Promise<void>((resolve) => {
      source.addEventListener('ended', () => resolve());
      source.start();
    });
  } finally {
    await context.close();
  }
};
