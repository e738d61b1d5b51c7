import type { CategoryCode } from '@balsam/domain/catalogue';
import {
  Activity,
  Baby,
  Bandage,
  Bone,
  Brain,
  Bug,
  Dna,
  Droplet,
  Droplets,
  Eye,
  HeartPulse,
  Leaf,
  type LucideIcon,
  Pill,
  Shield,
  Soup,
  Sparkles,
  Thermometer,
  VenusAndMars,
  Wind,
} from 'lucide-react';
import * as m from '#paraglide/messages.js';
import type { Tint } from '#shared/ui/tint.ts';
import type { Sort } from './shop-search.ts';

export const sortTitles = {
  relevance: m.pharmacy_sort_relevance,
  popular: m.pharmacy_sort_popular,
  price_asc: m.pharmacy_sort_price_asc,
  price_desc: m.pharmacy_sort_price_desc,
  name: m.pharmacy_sort_name,
} as const satisfies Record<Sort, () => string>;

type CategoryStyle = { readonly icon: LucideIcon; readonly tint: Tint };

const categoryStyles: Readonly<Record<CategoryCode, CategoryStyle>> = {
  'pain-fever': { icon: Thermometer, tint: 'care' },
  'cold-allergy': { icon: Wind, tint: 'records' },
  breathing: { icon: Wind, tint: 'care' },
  digestion: { icon: Soup, tint: 'life' },
  vitamins: { icon: Leaf, tint: 'records' },
  skin: { icon: Droplet, tint: 'life' },
  'eyes-ears': { icon: Eye, tint: 'care' },
  'heart-pressure': { icon: HeartPulse, tint: 'records' },
  diabetes: { icon: Activity, tint: 'care' },
  infections: { icon: Bug, tint: 'life' },
  'bones-joints': { icon: Bone, tint: 'family' },
  'mind-nerves': { icon: Brain, tint: 'family' },
  'women-men': { icon: VenusAndMars, tint: 'family' },
  'blood-hormones': { icon: Droplets, tint: 'life' },
  'immunity-tumours': { icon: Dna, tint: 'records' },
  'mother-baby': { icon: Baby, tint: 'family' },
  'personal-care': { icon: Sparkles, tint: 'life' },
  'first-aid': { icon: Bandage, tint: 'care' },
  'other-medicines': { icon: Pill, tint: 'family' },
};

const isKnown = (code: string): code is CategoryCode => Object.hasOwn(categoryStyles, code);

/** Icon and colour of a category; one that is new to this version gets a shield. */
export const categoryStyle = (code: string): CategoryStyle =>
  isKnown(code) ? categoryStyles[code] : { icon: Shield, tint: 'care' };
