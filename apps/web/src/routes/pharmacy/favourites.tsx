import { createFileRoute } from '@tanstack/react-router';
import { FavouritesPage } from '#areas/pharmacy/shop/favourites-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/locale.tsx';

export const Route = createFileRoute('/pharmacy/favourites')({
  staticData: { title: m.pharmacy_favourites, access: ['patient'] },
  component: page(FavouritesPage),
});
