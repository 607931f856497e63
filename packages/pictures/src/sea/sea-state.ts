/** The water of a scene, as data. */
export interface SeaState {
  /** Height of the waves in metres and their length; 0.1 is a fjord, 1.5 the open Atlantic. */
  readonly swell: number
  readonly length: number
  /** Rows of waves between horizon and foot. 16 unless told. */
  readonly rows?: number
  /** Small strokes on the water. 320 unless told. */
  readonly ripples?: number
  /** White horses: 0 for none, 3 for a fresh breeze. */
  readonly whitecaps?: number
  /** The path of light below sun or moon; its number of glints, width and strength. */
  readonly glitter?: { readonly count: number; readonly width: number; readonly strength: number }
  /** Great waves in front: each a share of the picture's height down, and how high it stands. */
  readonly rollers?: readonly Roller[]
  /** Reefs and weed seen through shallow water, from the air. */
  readonly reefs?: number
  /** How clearly calm water shows the land upside down: 0 not at all, 1 like a mirror. */
  readonly mirror?: number
}

/** A great wave close to the camera. */
export interface Roller {
  /** Where its trough lies, a share of the picture's height. */
  readonly at: number
  /** How high it stands, a share of the picture's height. */
  readonly height: number
  /** Where along the picture its crest is, and how wide. */
  readonly crest: number
  readonly width: number
  /** Foam in streaks down its face. */
  readonly laced?: true
}
