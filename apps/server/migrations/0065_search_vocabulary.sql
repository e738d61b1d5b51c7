-- The words of search_word, each once: what somebody types is compared with these, however many records have the word.
-- In byte order, so that words that begin alike stand together for a plan that does not know what was typed.
create table search_vocabulary (
  kind text not null check (kind in ('doctor', 'speciality')),
  word text collate "C" not null,
  primary key (kind, word)
);
create index search_vocabulary_ending on search_vocabulary (kind, reverse(word));
insert into search_vocabulary (kind, word) select distinct kind, word from search_word;

drop index search_word_prefix;
drop index search_word_suffix;
