export {
  consultationBlocks,
  dashboardTiles,
  visibleTiles,
  type ConsultationBlock,
  type DashboardTile,
  type TileGroup,
  type TileKey,
} from './dashboard-tiles.ts';
export { hideablePlaces } from './hideable-places.ts';
export { paymentResultTarget } from './payment-result.ts';
export { safeRoute } from './safe-route.ts';
export { sideMenu, visibleMenu, type MenuGroup, type MenuItem, type MenuKey } from './side-menu.ts';
export { staffMenuOf, type StaffMenuItem } from './staff-menu.ts';
