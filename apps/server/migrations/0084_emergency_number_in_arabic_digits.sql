-- Texts that came with the system named the ambulance in Latin digits amid Arabic. Terms that somebody agreed to stay as they were read.
update cms_content_field f set body_ar = replace(f.body_ar, 'بالرقم 997', 'بالرقم ٩٩٧')
from cms_content c
where c.id = f.content_id and (c.name <> 'terms' or not exists (select from terms_agreement));
update terms_version set body_ar = replace(body_ar, 'بالرقم 997', 'بالرقم ٩٩٧')
where version = 1 and not exists (select from terms_agreement);
update content_publication p set fields = replace(p.fields::text, 'بالرقم 997', 'بالرقم ٩٩٧')::jsonb
from content_item i
where i.id = p.item_id and i.kind = 'terms' and p.revision = 1 and not exists (select from terms_agreement);
-- What is a draft is agreed to only once it is published.
update content_item set fields = replace(fields::text, 'بالرقم 997', 'بالرقم ٩٩٧')::jsonb where kind = 'terms';
