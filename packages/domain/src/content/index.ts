export { articleWords, findArticles, findByWords, type ArticleWords, type SearchedArticle } from './article-search.ts';
export {
  articleTopics,
  bannerTypes,
  changedFields,
  contentDrawings,
  contentKinds,
  emptyContent,
  fieldsOfKind,
  kindFields,
  mostChosenPatients,
  mostPackageServices,
  mostSymptomTexts,
  onlyOnes,
  type ArticleTopic,
  type ContentDrawing,
  type ContentFields,
  type ContentKind,
  type FactName,
  type PackageService,
  type SymptomText,
  type TextField,
  type TextName,
} from './kinds.ts';
export { drawnRooms, panoramas, type Bearing, type Panorama } from './panoramas.ts';
export { contentState, mayPublish, missingFields, seenNow, type ContentState, type Publication } from './publishing.ts';
export { readingMinutes, richFromText, textFromRich } from './rich-text.ts';
