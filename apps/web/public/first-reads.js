(() => {
  const cart = 'cart?mode=normal_delivery';
  const upcoming = 'appointments/upcoming?limit=9999999';
  const labs = 'reports?type=lab&limit=500';
  const below = ['user-ratings/due', 'announcements', 'orders/user-orders?state=active&limit=3'];
  const pages = [
    [/^\/pharmacy$/, 0, 'products/home-listing', cart],
    [/^\/pharmacy\/products\/(\d+)$/, 0, 'products/$1', 'products/$1/related', 'cms-settings', cart],
    [/^\/pharmacy\/cart$/, 0, cart],
    [/^\/find-a-specialist$/, 0, 'find/doctors?sort=nearest&page=1&limit=10', 'locations', 'specialities'],
    [/^\/find-a-specialist\/(\d+)$/, 0, 'doctors/$1'],
    [/^\/dashboard$/, 3, 'banner', upcoming, 'appointments/patient/today', labs, ...below],
    [/^\/appointment\/upcoming\//, 3, upcoming],
    [/^\/lab-works$/, 3, labs],
    [/^\/family-members$/, 3, 'family-members/get/all', 'family-members/guardians'],
    [/^\/pharmacy\/orders$/, 3, 'orders/user-orders?state=active&page=1&limit=10'],
    [/^\/my-timeline$/, 3, 'timelines/all?page=1&limit=200'],
    [/^\/doctor\/dashboard$/, 4, 'doctor/dashboard', 'doctor/queue', 'appointments/today?limit=500'],
    [/^\/rider-orders$/, 14, 'rider/shift', 'orders/rider-orders?limit=100'],
  ];
  const [path, role, ...reads] = pages.find(([each]) => each.test(location.pathname)) ?? [];
  if (!path || location.search.replace(/^\?lang=..$/, '')) return;
  try {
    const kept = localStorage.token === undefined ? sessionStorage : localStorage;
    const token = kept.token ?? null;
    const user = JSON.parse((token && kept.userInfo) ?? '{}');
    if (role && user.role_id !== role) return;
    // What stands round the page: menu, bell, the terms in force, the number at the cart.
    if (!token || /^(3|14)$/.test(user.role_id)) reads.push('system-settings');
    if (token) reads.push(`notifications/fetch?id=${user.id}`);
    if (user.role_id === 3 && user.is_privacy_agreed) reads.push('agreed-terms/history');
    if (user.role_id === 3 && !localStorage.cartCount && !reads.includes(cart)) reads.push(cart);
    const headers = { 'Accept-Language': 'en', platform: 'web', 'bypass-ash-deprecated-version': 'true' };
    if (token) headers.Authorization = `Bearer ${token}`;
    if (localStorage.guestId) headers['x-guest-id'] = localStorage.guestId;
    const replies = new Map();
    for (const read of reads) {
      const url = `/api/v1/${read.replace('$1', path.exec(location.pathname)[1])}`;
      const reply = fetch(url, { headers });
      reply.catch(() => undefined);
      replies.set(url, reply);
    }
    globalThis.firstReads = { token, replies };
    setTimeout(() => delete globalThis.firstReads, 15000);
  } catch {
    /* No storage */
  }
})();
