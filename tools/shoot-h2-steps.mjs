export default async ({op,ow,vi,le,P,S,signIn,shots})=>{
 const o=await signIn(op,P,'operator@example.com')
 await o.goto(P+'/admin/sites'); await o.waitForTimeout(2000); await shots(o,'sites')
 await o.getByRole('link',{name:/demo\.localhost/}).first().click(); await o.waitForTimeout(2000)
 await o.getByRole('button',{name:'운영 중지하기'}).click(); await o.waitForTimeout(500); await shots(o,'suspend-dialog')
 await o.getByLabel('사유').fill('다른 사람의 강의를 허락 없이 올렸다는 신고가 있었어요.\n권리자의 확인서를 보내 주세요.')
 await o.getByRole('dialog').getByRole('button',{name:'운영 중지하기'}).click(); await o.waitForTimeout(2500); await shots(o,'site')
 const v=await vi.newPage(); const r=await v.goto(S+'/classes'); console.log(r.status(), r.headers()['cache-control'], r.headers()['x-robots-tag']); await v.waitForTimeout(1500); await shots(v,'visitor')
 await v.goto(S+'/?lang=en'); await v.waitForTimeout(1500); await shots(v,'visitor-en')
 const w=await signIn(ow,S,'owner@example.com'); console.log(w.url()); await w.goto(S+'/settings'); await w.waitForTimeout(3000); await shots(w,'owner-home')
 await w.goto(S+'/settings/suspension'); await w.waitForTimeout(2500); await shots(w,'owner-suspension')
 const l=await signIn(le,S,'learner@example.com'); console.log(l.url()); await shots(l,'learner-after'); await l.goto(S+'/me/classes'); await l.waitForTimeout(2500); await shots(l,'learner-classes')
}
