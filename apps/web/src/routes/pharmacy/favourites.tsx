import { createFileRoute } from '@tanstack/react-router';
import { FavouritesPage } from '#areas/pharmacy/shop/favourites-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/pharmacy/favourites')({
  staticData: { access: ['patient'] },
  component: page(m.pharmacy_favourites, FavouritesPage),
});
