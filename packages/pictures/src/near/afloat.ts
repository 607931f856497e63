import { mix } from '../kit/colour.ts'
import type { Colour } from '../kit/colour.ts'
import { lens, oval, tenth } from '../kit/path.ts'
import { seen } from '../land/ground.ts'
import type { Stage } from '../world/stage.ts'
import { birds, billOf, shapeOfBird } from './birds.ts'
import type { Bird } from './birds.ts'
import type { Afloat } from './near-parts.ts'

/** Draws birds or seals on the water, each with the dark of its reflection and a line of foam. */
export function paintAfloat(stage: Stage, { what, at, facing = 1 }: Afloat): void {
  const { drawing, width, height, palette, scale } = stage
  for (const [x, y, size] of at) {
    const unit = size * 0.08 * scale
    const place = `translate(${tenth(x * width)} ${tenth(y * height)})`
    drawing.path(lens(x * width, y * height + unit * 5, unit * 112, unit * 14), palette.waveDark, {
      opacity: 0.34,
    })
    const turned = `${place} scale(${(facing * unit).toFixed(3)} ${unit.toFixed(3)})`
    drawing.group({ transform: turned }, () => {
      drawing.group({ transform: 'scale(1 -0.5)', opacity: 0.3 }, () => paintOne(stage, what))
      paintOne(stage, what)
    })
    drawing.path(lens(x * width, y * height + unit * 1.5, unit * 96, unit * 5), palette.foam, {
      opacity: 0.75,
    })
  }
}

function paintOne(stage: Stage, what: Afloat['what']): void {
  if (what === 'seal') paintSeal(stage)
  else if (what === 'swan') paintSwan(stage)
  else paintBird(stage, birds[what])
}

function paintBird(stage: Stage, bird: Bird): void {
  const { drawing } = stage
  const see = (colour: Colour): Colour => seen(stage, colour)
  drawing.path(shapeOfBird.body, see(bird.body))
  drawing.path(shapeOfBird.flank, mix(see(bird.body), stage.palette.shadow, 0.35), {
    opacity: 0.6,
  })
  drawing.path(shapeOfBird.wing, see(bird.wing))
  drawing.path(shapeOfBird.tips, see(bird.tips))
  if (bird.cap) drawing.path(shapeOfBird.cap, see(bird.cap))
  drawing.path(billOf(bird), see(bird.bill))
  drawing.circle(37, -38, 2.2, '#16202a')
}

function paintSwan(stage: Stage): void {
  const { drawing, palette } = stage
  const white = seen(stage, '#fdfaf2')
  const shade = mix(white, palette.shadow, 0.28)
  drawing.line('M32-12C58-26 52-50 42-62C34-74 40-88 53-85', white, 12)
  drawing.path(
    'M-62-34C-52-8-36 0-10 1H22C42 1 50-14 43-28C36-38 20-36 6-40C-16-48-42-42-62-34z',
    white,
  )
  drawing.path(
    'M-58-28C-48-6-34 1-10 1H22C34 1 42-4 45-12C30-4-8-4-26-10C-40-14-52-22-58-28z',
    shade,
  )
  drawing.path('M30-30C12-20-22-18-60-34C-40-36-20-40 0-38C12-36 22-34 30-30z', '#ffffff', {
    opacity: 0.75,
  })
  drawing.line('M20-26C4-18-20-16-40-22M10-32C-6-26-26-24-46-29', shade, 2)
  drawing.path(oval(55, -85, 9, 8), white)
  drawing.path('M60-92L80-80L60-78z', seen(stage, '#e58436'))
  drawing.path('M58-92L66-90L62-84L57-85z', '#1c242c')
}

function paintSeal(stage: Stage): void {
  const { drawing } = stage
  const coat = seen(stage, '#56626a')
  drawing.path('M-34 3C-36-18-24-41-2-43C15-44 25-37 31-27C40-25 47-18 45-10C43-3 38 0 37 3z', coat)
  drawing.path('M-34 3C-36-18-24-41-2-43C-14-34-20-18-18 3z', mix(coat, '#16242e', 0.4))
  drawing.path(
    'M22-24C34-28 47-20 45-10C41-2 27-2 20-9C17-15 17-21 22-24z',
    mix(coat, '#d9d2c0', 0.4),
  )
  drawing.path(oval(42, -19, 4.6, 3.4), '#141c22')
  drawing.circle(18, -28, 4, '#10181e')
  drawing.circle(19.2, -29.2, 1.2, '#ffffff')
  drawing.line('M34-11L58-14M33-8L56-4M30-12L16-6', '#e9e4d6', 0.9, { opacity: 0.6 })
}
