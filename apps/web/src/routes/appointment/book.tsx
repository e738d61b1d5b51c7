import { createFileRoute } from '@tanstack/react-router';
import { BookPage } from '#areas/patient/booking/book/book-page.tsx';
import { bookSearch } from '#areas/patient/booking/book/book-search.ts';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/appointment/book')({
  staticData: { access: ['patient'] },
  validateSearch: bookSearch,
  component: page(m.booking_book_title, BookPage),
});
