import { slips } from './accident.ts'

/** Pictures and addresses as computers, telephones and cloud folders call them. */
export const addressSlips = slips`
home.json | "backgroundUrl": "/images/a.svg" | "backgroundUrl": "/images/a.MOV" | 11:24 | .MOV … npm run art
home.json | "imageUrl": "/images/a.svg" | "imageUrl": "/images/IMG_2034.HEIC" | 70:21 | .HEIC … jpg
home.json | "imageUrl": "/images/a.svg" | "imageUrl": "/images/A.svg" | 70:21 | /images/A.svg … did you mean "/images/a.svg"
home.json | "imageUrl": "/images/a.svg" | "imageUrl": "\\images\\a.svg" | 70:21 | backslashes … /images/a.svg
home.json | "imageUrl": "/images/a.svg" | "imageUrl": "C:\\Users\\ada\\Pictures\\a.svg" | 70:21 | on one computer … npm run art
home.json | "imageUrl": "/images/a.svg" | "imageUrl": "file:///Users/ada/a.svg" | 70:21 | on one computer … npm run art
home.json | "imageUrl": "/images/a.svg" | "imageUrl": "images/a.svg" | 70:21 | write /images/a.svg
home.json | "imageUrl": "/images/a.svg" | "imageUrl": "/public/images/a.svg" | 70:21 | write /images/a.svg
home.json | "imageUrl": "/images/a.svg" | "imageUrl": "../../public/images/a.svg" | 70:21 | write /images/a.svg
home.json | "imageUrl": "/images/a.svg" | "imageUrl": "a.svg" | 70:21 | npm run art
home.json | "imageUrl": "/images/a.svg" | "imageUrl": "/images/a.svg " | 70:21 | space … write /images/a.svg
home.json | "imageUrl": "/images/a.svg" | "imageUrl": "/images/a.svg?v=2" | 70:21 | write /images/a.svg
home.json | "imageUrl": "/images/a.svg" | "imageUrl": "/images/my a.svg" | 70:21 | space … npm run art
home.json | "imageUrl": "/images/a.svg" | "imageUrl": "https://www.saltlark.example/images/a.svg" | 70:21 | write /images/a.svg
home.json | "imageUrl": "/images/a.svg" | "imageUrl": "https://drive.google.com/file/d/1abc/view" | 70:21 | another site … npm run art
home.json | "imageUrl": "/images/a.svg" | "imageUrl": "data:image/png;base64,iVBORw0KGgo=" | 70:21 | picture itself … npm run art
home.json | "imageUrl": "/images/a.svg" | "imageUrl": "/images/a.jpg" | 70:21 | /images/a.jpg … did you mean "/images/a.svg"
blog-posts.json | https://blog.saltlark.example/tides | http://localhost:8000/tides | 6:15 | https://
blog-posts.json | https://blog.saltlark.example/tides | https://staging.saltlark.example/tides | 6:16 | staging.saltlark.example … public
blog-posts.json | https://blog.saltlark.example/tides | https://saltlark-git-main.vercel.app/tides | 6:16 | vercel.app … public
blog-posts.json | https://blog.saltlark.example/tides | https://192.168.1.20/tides | 6:16 | 192.168.1.20 … public
blog-posts.json | https://blog.saltlark.example/tides | https://nas.local/tides | 6:16 | nas.local … public
blog-posts.json | https://blog.saltlark.example/tides | https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fblog.saltlark.example | 6:16 | safelinks … its own address
blog-posts.json | https://blog.saltlark.example/tides | https://www.google.com/url?q=https://blog.saltlark.example/tides | 6:16 | google.com … its own address
blog-posts.json | https://blog.saltlark.example/tides | https://docs.google.com/document/d/1abc/edit | 6:16 | docs.google.com … signed in
blog-posts.json | https://blog.saltlark.example/tides | https://saltlark-my.sharepoint.com/personal/ada | 6:16 | sharepoint.com … signed in
blog-posts.json | https://blog.saltlark.example/tides | https://blog.saltlark.example/wp-admin/post.php?post=3&action=edit | 6:16 | pages are written … copy its address
blog-posts.json | https://blog.saltlark.example/tides | https://blog.saltlark.example/?p=3&preview=true | 6:16 | pages are written … copy its address
blog-posts.json | https://blog.saltlark.example/tides | https://blog.saltlark.example/tides/edit | 6:16 | pages are written … copy its address
blog-posts.json | https://blog.saltlark.example/tides | https://bit.ly/3abc | 6:16 | bit.ly … its own address
blog-posts.json | https://blog.saltlark.example/tides | https://blog-saltlark-example.translate.goog/tides | 6:16 | translate.goog … page itself
blog-posts.json | https://blog.saltlark.example/tides | https://studio.youtube.com/video/a | 6:16 | studio.youtube.com … signed in
blog-posts.json | https://blog.saltlark.example/tides | https://youtu.be/a?si=b | 6:35 | si … remove it
blog-posts.json | https://blog.saltlark.example/tides | https://blog.saltlark.example/tides#:~:text=High%20water | 6:52 | words … up to its #
home.json | <p>Hello.</p> | <p><a href='/level-finder/1?utm_source=letter'>Hello</a></p> | 6:45 | utm_source … remove it
home.json | <p>Hello.</p> | <p><a href='/_preview'>Hello</a></p> | 6:29 | /_preview … staff
blog-posts.json | https://blog.saltlark.example/tides | https://https://blog.saltlark.example/tides | 6:16 | https://https … once
blog-posts.json | https://blog.saltlark.example/tides | https://blog.saltlark.example/tides. | 6:16 | ends in "." … remove
blog-posts.json | https://blog.saltlark.example/tides | https://ada:secret@blog.saltlark.example/tides | 6:16 | password … remove
blog-posts.json | https://blog.saltlark.example/tides | blog.saltlark.example/tides | 6:15 | https://
home.json | <p>Hello.</p> | <p><a href='mailto:helo@saltlrak.example'>Hello</a></p> | 6:29 | saltlrak.example … saltlark.example
home.json | <p>Hello.</p> | <p><a href='mailto:ada@gmial.com'>Hello</a></p> | 6:29 | gmial.com … gmail.com
home.json | <p>Hello.</p> | <p><a href='mailto:mailto:ada@mill.example'>Hello</a></p> | 6:29 | mailto:mailto
home.json | <p>Hello.</p> | <p>Ring <a href='tel:+441632960999'>01632 960 214</a></p> | 6:53 | 01632 960 214 … +441632960214
home.json | <p>Hello.</p> | <p>Write to <a href='mailto:ada@mill.example'>bo@mill.example</a></p> | 6:63 | bo@mill.example … ada@mill.example
home.json | <p>Hello.</p> | <p>See <a href='https://two.example/'>https://one.example</a></p> | 6:55 | one.example … two.example
company.json | "01632 960 214" | "01632 960 241" | 5:12 | 01632 960 241 … tel:+441632960214
company.json | "01632 960 214" | "O1632 96O 214" | 5:12 | letter … 01632 960 214
company.json | tel:+441632960214 | tel:+4401632960214 | 6:17 | 0 … tel:+441632960214
company.json | tel:+441632960214 | tel: 01632 960214 | 6:17 | tel:+441632960214
company.json | hello@saltlark.example | hello@saltlark,example | 4:12 | e-mail address
company.json | hello@saltlark.example | mailto:hello@saltlark.example | 4:12 | e-mail address
company.json | hello@saltlark.example | hello@gmail.con | 4:13 | gmail.con … gmail.com
company.json | https://social.example/facebook/saltlark | https://social.example/instagram/saltlark | 19:37 | instagram … Facebook
company.json | "network": "Facebook" | "network": "X" | 19:18 | "X" … Facebook
courses/competent-crew.json | "not_included": [] | "not_included": "Lunch" | 28:19 | write a list
`
