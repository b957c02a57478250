/** The games of the family passing: what each is, what sets it apart, and how its source was read. */
export const gamesPassing = {
  'adi.summary': 'Whenever sowing brings a hole to four seeds, the owner of its row takes them at once.',
  'adi.detail':
    'If the last seed of a lap brings a hole to four seeds, the player who sowed it captures them; a player who leaves no more than four seeds on the board takes those too.',
  'adi.reading1':
    'The last four seeds go to the player who moved, even if the opponent’s capture in passing left them.',
  'adi-ii.summary': 'You take the seeds of your own holes that sowing brings to four.',
  'adi-ii.detail':
    'If your last seed brings a hole to four seeds, you capture them in either row; the last four seeds on the board go to the mover.',
  'adi-ii.reading1':
    'One description relays from the next hole; here the hole of the last seed is played on.',
  'anywoli.summary':
    'Whenever sowing brings a hole to four seeds, the owner of its row takes them. The board is long: twelve holes per side.',
  'anywoli.detail': 'If your last seed brings a hole to four seeds, you capture them and move again.',
  'ba-awa.summary':
    'Whenever sowing brings a hole to four seeds, the owner of its row takes them; if the last seed of a lap does so, the player who sowed it captures them.',
  'ba-awa.detail': 'Once eight seeds or fewer are left, they go to the player who started the round.',
  'bule-perga.summary':
    'Sowing continues from the hole after the last seed, and every group of four that forms goes to the owner of its row.',
  'bule-perga.detail':
    'A round can be very long, because four or eight seeds may circle without ever making a four.',
  'hoyito-i.summary': 'You take the seeds of every hole that sowing brings to four, on either side.',
  'hoyito-i.detail': 'A player who leaves no more than four seeds on the board takes them too.',
  'hoyito-i.reading1': 'In Mancala World a player who cannot move passes; here the round ends.',
  'lam-waladach.summary':
    'Whenever sowing brings a hole to four seeds, the owner of its row takes them; if the last seed of a lap does so, the player who sowed it captures them and moves again.',
  'lam-waladach.detail':
    'Nothing is captured in the first turn of the round, and the last six seeds go to the player who started it.',
  'namnam.summary':
    'Whenever sowing brings a hole to four seeds, the owner of its row takes them; if the last seed of a lap does so, the player who sowed it captures them.',
  'namnam.detail':
    'An opponent without seeds must be fed, and the last four seeds on the board go to the mover.',
  'namnam.reading1':
    'The last four seeds go to the player who moved, even if the opponent’s capture in passing left them.',
  'nsa-isong.summary':
    'Whenever sowing brings a hole to four seeds, the owner of its row takes them; if the last seed of a lap does so, the player who sowed it captures them.',
  'nsa-isong.detail': 'Sown clockwise; the round ends with the last four seeds, which go to the mover.',
  'nsa-isong.reading1':
    'The last four seeds go to the player who moved, even if the opponent’s capture in passing left them.',
  'numnum.summary':
    'Whenever sowing brings a hole to four seeds, the owner of its row takes them; if the last seed of a lap does so, the player who sowed it captures them.',
  'numnum.detail': 'A player who cannot move passes, and the last four seeds on the board go to the mover.',
  'numnum.reading1':
    'The last four seeds go to the player who moved, even if the opponent’s capture in passing left them.',
  'obridjie.summary':
    'Whenever sowing brings a hole to four seeds, the owner of its row takes them; if the last seed of a lap does so, the player who sowed it captures them.',
  'obridjie.detail': 'Seeds left when a player cannot move count for nobody.',
  'rio-kadalis.summary':
    'Whenever sowing brings a hole to four seeds, the owner of its row takes them; if the last seed of a lap does so, the player who sowed it captures them.',
  'rio-kadalis.detail': 'When a player cannot move, players keep the seeds in their own row.',
  'enlightenment.summary':
    'Both players may play any hole; you win by being the first whose own row is empty.',
  'enlightenment.detail':
    'Holes that reach two or four are emptied at once, and rows are sown outward from the middle.',
} as const
